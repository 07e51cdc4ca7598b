import { defineMessages } from '#contract/language.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './join-panel.module.css';

const messages = defineMessages({
  local: {
    en: 'The address {host} works on this computer only. Open the system by its address in the school’s network first, so that the address here is right for everybody.',
    'zh-hk': '網址 {host} 只適用於這部電腦。請先用學校網絡的網址開啟系統，這裏的網址才適用於所有人。',
    'zh-cn': '网址 {host} 只适用于这台电脑。请先用学校网络的网址打开系统，这里的网址才适用于所有人。',
    'zh-tw': '網址 {host} 只適用於這部電腦。請先用學校網路的網址開啟系統，這裡的網址才適用於所有人。',
  },
});

const isLoopback = (hostname: string) =>
  hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');

/** A warning beside an address for others if no other machine can reach it; renders nothing otherwise. */
export function LoopbackAddressNote() {
  const t = useMessages(messages);
  const { hostname, host } = window.location;
  return isLoopback(hostname) ? <p className={styles.local}>{t('local', { host })}</p> : null;
}
