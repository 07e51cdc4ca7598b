/** Loads the code that the page of an attempt otherwise loads when it is first needed: also files and submitting. */
export const loadWorkCode = (): Promise<unknown> =>
  Promise.all([
    import('#player/features/attempt/session/attempt-media.ts'),
    import('#player/features/attempt/work/submit-dialog.tsx'),
    import('#player/features/attempt/work/submitting.tsx'),
    import('#player/features/attempt/work/unsent-files.tsx'),
    import('#player/features/attempt/unsent/senders/send-answers.ts'),
    import('#player/features/attempt/unsent/senders/send-files.ts'),
    import('#player/features/attempt/unsent/senders/send-submit.ts'),
    import('#ui/api/listen.ts'),
    import('#ui/unsent/list/unsent-badge.tsx'),
    import('#ui/unsent/list/unsent-list.tsx'),
    import('tus-js-client'),
  ]);
