import { useEffect, useRef } from 'react';
import type { EditorProps } from '#form/activity-views.ts';
import { measurePicture } from '#parts/editor-parts/measure-picture.view.ts';
import { type ArrivedFile, useMixedUpload } from '#parts/editor-parts/use-mixed-upload.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { type AddedFile, addFile } from './add-file.ts';
import { findLeftOut, type LeftOutReason } from './find-left-out.ts';
import type { SourcedPage, SourcedPages, SourceRules } from './model.ts';
import { sourceMessages } from './source-messages.ts';

type PagesUploadOptions<Page extends SourcedPage, Draft> = Pick<EditorProps, 'uploadFile' | 'uploads'> & {
  draft: Draft;
  rules: SourceRules<Page>;
  changeDraft: (change: (draft: Draft) => Draft) => void;
};

/** Uploads files and adds their pages to the draft; `errors` names each file for which there is no room. */
export function usePagesUpload<Page extends SourcedPage, Draft extends SourcedPages<Page>>({
  uploadFile,
  uploads,
  draft,
  rules,
  changeDraft,
}: PagesUploadOptions<Page, Draft>) {
  const t = useMessages(sourceMessages);
  const upload = useMixedUpload(uploadFile, uploads);
  const latestDraft = useRef(draft);
  useEffect(() => {
    latestDraft.current = draft;
  }, [draft]);

  const maxByReason: Record<LeftOutReason, number> = {
    document_left_out: rules.documentsMax,
    page_left_out: rules.pagesInDraftMax,
  };
  const explainLeftOut = (target: Draft, files: Parameters<typeof findLeftOut>[1]) =>
    findLeftOut(target, files, rules).map((reason) => reason && t(reason, { max: maxByReason[reason] }));

  async function addArrivedFile({ file, kind, stored, id, order }: ArrivedFile): Promise<void> {
    const addedFile: AddedFile =
      kind === 'picture'
        ? { kind, stored: { ...stored, ...(await measurePicture(file, stored)) } }
        : { kind: 'document', stored };
    // The draft may have grown during the upload.
    const [leftOutReason] = explainLeftOut(latestDraft.current, [addedFile]);
    if (leftOutReason) throw new Error(leftOutReason);
    changeDraft((current) => addFile<Page, Draft>(current, addedFile, { id, order }, rules));
  }

  return {
    busy: upload.isUploading,
    errors: upload.errors,
    addFiles: (files: File[]) =>
      upload.upload(files, {
        onArrival: addArrivedFile,
        findRefusals: (kinds) => explainLeftOut(draft, kinds),
      }),
  };
}
