import * as z from 'zod';
import { examAttachmentsMax } from '#contract/limits.ts';
import { mediaUrl } from '#parts/stored-media/model.ts';
import { attachmentNameMaxLength } from './limits.ts';

/** Files that belong to a question or a paper of the bank, for its teachers. */

const attachment = z.object({
  url: mediaUrl,
  name: z.string().trim().min(1).max(attachmentNameMaxLength),
  mime: z.string().max(100),
  /** The upload's limit was checked when the file was stored, and may have been another one. */
  bytes: z.int().min(0),
});

export const attachments = z.array(attachment).max(examAttachmentsMax).default([]);
