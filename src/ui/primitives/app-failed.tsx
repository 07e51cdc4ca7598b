import { defineMessages } from '#contract/language.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { ErrorPicture } from '#ui/illustrations/problem-pictures.tsx';
import { Button } from './button.tsx';
import { EmptyState } from './page-state.tsx';

const failedMessages = defineMessages({
  title: { en: 'This page has a problem', 'zh-hk': '頁面出現問題', 'zh-cn': '页面出现问题' },
  text: {
    en: 'What you did is kept on this device. Please go on. If the page was translated by the browser, switch that off.',
    'zh-hk': '你的內容已保存在這部裝置上，請繼續。如瀏覽器正在翻譯頁面，請關閉翻譯功能。',
    'zh-cn': '你的内容已保存在这台设备上，请继续。如果浏览器正在翻译页面，请关闭翻译功能。',
    'zh-tw': '你的內容已保存在這部裝置上，請繼續。如果瀏覽器正在翻譯頁面，請關閉翻譯功能。',
  },
  go_on: { en: 'Go on', 'zh-hk': '繼續', 'zh-cn': '继续' },
  reload: { en: 'Load the page again', 'zh-hk': '重新載入頁面', 'zh-cn': '重新加载页面' },
});

/** Shown instead of an app or a page that failed. What people typed and answered is in the queues of the device. */
export function AppFailed({ onGoOn }: { onGoOn: () => void }) {
  const t = useMessages(failedMessages);
  return (
    <div role="alert">
      <EmptyState picture={<ErrorPicture />} title={t('title')} titleAs="h1" text={t('text')}>
        <Button onClick={onGoOn}>{t('go_on')}</Button>
        <Button look="plain" onClick={() => location.reload()}>
          {t('reload')}
        </Button>
      </EmptyState>
    </div>
  );
}
