import { Button, Input } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { type ClipboardEvent, useId, useRef, useState } from 'react';
import type { DraftIssue } from '#activities/activity-type.ts';
import { resultCodes } from '#contract/codes.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { addressMessages } from '../address-issues.ts';
import { reachOf } from '../reach.ts';
import { completeAddress, isWebAddress, webAddressMaxLength } from '../web-address.ts';
import styles from './address-field.module.css';
import { editorMessages } from './messages.ts';
import { reachMessages } from './reach-messages.ts';
import { type CheckedLink, type LinkCheck, useLinkCheck } from './use-link-check.ts';

type AddressFieldProps = {
  url: string;
  issues: readonly DraftIssue[];
  /** Shows the issue even before the field was left, because the teacher tried to complete the activity. */
  showsIssue: boolean;
  onChange: (url: string) => void;
  /** The server has checked `url`. */
  onChecked: (url: string, page: CheckedLink) => void;
  /** Message after a successful check, instead of the usual one. */
  verdict?: string;
};

const issueKeys = ['url_required', 'url_invalid', 'url_markup', 'url_no_page', 'url_nobody'] as const;

function isOpenable(address: string): boolean {
  return isWebAddress(address) && reachOf(address) !== 'nobody';
}

/** The address of a web page. Leaving the field or pressing Enter completes and checks it. */
export function AddressField({ url, issues, showsIssue, onChange, onChecked, verdict }: AddressFieldProps) {
  const t = useMessages(editorMessages);
  const translateAddress = useMessages(addressMessages);
  const reach = useMessages(reachMessages);
  const id = useId();
  const { check, checkLink, reset } = useLinkCheck(onChecked);
  const [isLeft, setLeft] = useState(false);
  const checkedAddress = useRef(url);

  function accept(typed: string): void {
    const complete = completeAddress(typed);
    if (complete !== url) onChange(complete);
    if (complete === checkedAddress.current || !isOpenable(complete)) return;
    checkedAddress.current = complete;
    void checkLink(complete);
  }

  function leave(): void {
    setLeft(true);
    accept(url);
  }

  /** Checks an address that is pasted into the empty field at once. */
  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const text = event.clipboardData.getData('text');
    if (url !== '' || !isWebAddress(completeAddress(text))) return;
    event.preventDefault();
    accept(text);
  }

  const issue = issues.find(({ path }) => path[0] === 'url')?.message;
  const issueKey = issueKeys.find((key) => key === issue);
  const error = issueKey && (isLeft || showsIssue) ? translateAddress(issueKey) : undefined;
  const isInSchool = isWebAddress(url) && reachOf(url) === 'school';
  return (
    <div className={styles.field} data-field="url">
      <Input.Wrapper
        id={id}
        label={t('address')}
        labelProps={{ htmlFor: id }}
        description={t('address_hint')}
        error={error}
      >
        <div className={styles.line}>
          <Input
            id={id}
            className={styles.input}
            placeholder="https://"
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            maxLength={webAddressMaxLength}
            value={url}
            error={error !== undefined}
            onChange={({ currentTarget: { value } }) => {
              reset();
              checkedAddress.current = '';
              onChange(value);
            }}
            onBlur={leave}
            onPaste={paste}
            onKeyDown={(event) => {
              if (event.key === 'Enter') leave();
            }}
          />
          <Button
            variant="default"
            className={styles.check}
            loading={check.state === 'checking'}
            disabled={!isOpenable(completeAddress(url))}
            leftSection={<IconRefresh size={18} aria-hidden="true" />}
            onClick={() => {
              checkedAddress.current = '';
              accept(url);
            }}
          >
            {t(check.state === 'idle' ? 'check' : 'check_again')}
          </Button>
        </div>
      </Input.Wrapper>
      {isInSchool && <p className={styles.warning}>{reach('only_school')}</p>}
      <CheckState check={check} verdict={verdict} isInSchool={isInSchool} />
    </div>
  );
}

type CheckStateProps = { check: LinkCheck; verdict: string | undefined; isInSchool: boolean };

function CheckState({ check, verdict, isInSchool }: CheckStateProps) {
  const t = useMessages(editorMessages);
  // The server never checks addresses in the school's network, so its refusal does not mean that they are wrong.
  const isSilent = isInSchool && check.state === 'failed' && check.code === resultCodes.link_refused;
  const text = {
    idle: verdict ?? '',
    checking: t('checking'),
    done: verdict ?? t('found'),
    failed: check.state === 'failed' && !isSilent ? t('check_failed', { reason: check.reason }) : '',
  }[check.state];
  return (
    <p className={styles.state} role="status" data-state={check.state}>
      {text}
    </p>
  );
}
