import { Button, Input } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { type ClipboardEvent, useId, useRef, useState } from 'react';
import { resultCodes } from '#contract/codes.ts';
import type { DraftIssue } from '#form/activity-type.ts';
import { pressedKey } from '#ui/browser/pressed-key.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { addressIssueMessages } from '../address-issues.ts';
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
  successMessage?: string;
};

const issueKeys = ['url_required', 'url_invalid', 'url_markup', 'url_no_page', 'url_nobody'] as const;

function isOpenable(address: string): boolean {
  return isWebAddress(address) && reachOf(address) !== 'nobody';
}

/** The address of a web page. Leaving the field or pressing Enter completes and checks it. */
export function AddressField({
  url,
  issues,
  showsIssue,
  onChange,
  onChecked,
  successMessage,
}: AddressFieldProps) {
  const t = useMessages(editorMessages);
  const translateAddress = useMessages(addressIssueMessages);
  const translateReach = useMessages(reachMessages);
  const id = useId();
  const { check, checkLink, reset } = useLinkCheck(onChecked);
  const [hasLeftField, setHasLeftField] = useState(false);
  const checkedAddress = useRef(url);

  function completeAndCheck(typedAddress: string): void {
    const completedAddress = completeAddress(typedAddress);
    if (completedAddress !== url) onChange(completedAddress);
    if (completedAddress === checkedAddress.current || !isOpenable(completedAddress)) return;
    checkedAddress.current = completedAddress;
    void checkLink(completedAddress);
  }

  function finishTyping(): void {
    setHasLeftField(true);
    completeAndCheck(url);
  }

  /** Checks an address that is pasted into the empty field at once. */
  function checkPastedAddress(event: ClipboardEvent<HTMLInputElement>): void {
    const pastedText = event.clipboardData.getData('text');
    if (url !== '' || !isWebAddress(completeAddress(pastedText))) return;
    event.preventDefault();
    completeAndCheck(pastedText);
  }

  const issueMessage = issues.find(({ path }) => path[0] === 'url')?.message;
  const issueKey = issueKeys.find((key) => key === issueMessage);
  const error = issueKey && (hasLeftField || showsIssue) ? translateAddress(issueKey) : undefined;
  const isSchoolOnly = isWebAddress(url) && reachOf(url) === 'school';
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
            onBlur={finishTyping}
            onPaste={checkPastedAddress}
            onKeyDown={(event) => {
              if (pressedKey(event) === 'Enter') finishTyping();
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
              completeAndCheck(url);
            }}
          >
            {t(check.state === 'idle' ? 'check' : 'check_again')}
          </Button>
        </div>
      </Input.Wrapper>
      {isSchoolOnly && <p className={styles.warning}>{translateReach('only_school')}</p>}
      <CheckState check={check} successMessage={successMessage} isSchoolOnly={isSchoolOnly} />
    </div>
  );
}

type CheckStateProps = { check: LinkCheck; successMessage: string | undefined; isSchoolOnly: boolean };

function CheckState({ check, successMessage, isSchoolOnly }: CheckStateProps) {
  const t = useMessages(editorMessages);
  // The server never checks addresses in the school's network, so its refusal does not mean that they are wrong.
  const hidesFailure = isSchoolOnly && check.state === 'failed' && check.code === resultCodes.link_refused;
  const stateText = {
    idle: successMessage ?? '',
    checking: t('checking'),
    done: successMessage ?? t('found'),
    failed: check.state === 'failed' && !hidesFailure ? t('check_failed', { reason: check.reason }) : '',
  }[check.state];
  return (
    <p className={styles.state} role="status" data-state={check.state}>
      {stateText}
    </p>
  );
}
