import * as z from 'zod';
import * as f from '#contract/fields.ts';
import { passwordMinLength, passwordMinLengthMax, sessionHoursMax } from '#contract/limits.ts';
import { defineOperations } from '#contract/operation.ts';
import { logo, mapTiles, mapTilesReply, schoolLanguages, timeZone } from '#contract/school/school-fields.ts';

/** Settings of the whole school, and emptying a demo school. Each change has an entry in the audit table. */

/** A path of this server, or an https address. */
const cdnUrl = z
  .string()
  .trim()
  .max(300)
  .regex(/^(\/(?!\/)[\w./-]*|https:\/\/[\w.-]+(:\d{1,5})?(\/[\w./~-]*)?)$/);

const schoolFields = z.object({
  name: f.name,
  languages: schoolLanguages,
  time_zone: timeZone,
  guests_allowed: z.boolean(),
  cdn_url: cdnUrl,
});

const signInPolicy = z.object({
  /** Whether a new sign-in ends the person's other sessions. */
  single_session: z.boolean(),
  session_hours: z.int().min(1).max(sessionHoursMax),
  password_min_length: z.int().min(passwordMinLength).max(passwordMinLengthMax),
  /** Whether people with an external account may also sign in by password. Administrators always may. */
  password_sign_in: z.boolean(),
});

const hiddenTypes = z.array(z.string().min(1).max(40)).max(100);

export const schoolOperations = defineOperations({
  read: {
    method: 'GET',
    path: '/admin/school',
    summary: 'Name, logo, languages, time zone and rules of the school',
    access: 'admin',
    input: z.object({}),
    reply: z.object({ ...schoolFields.shape, cdn_url: z.string(), logo: z.string(), map: mapTilesReply }),
  },
  save: {
    method: 'POST',
    path: '/admin/school',
    summary: 'Change name, languages, time zone and rules of the school',
    access: 'admin',
    logAs: 'settings_change',
    input: schoolFields,
    reply: f.emptyReply,
  },
  saveLogo: {
    method: 'POST',
    path: '/admin/school_logo',
    summary: 'Change the logo of the school to an uploaded picture; empty removes it',
    access: 'admin',
    logAs: 'settings_change',
    input: z.object({ logo }),
    reply: f.emptyReply,
  },
  saveMap: {
    method: 'POST',
    path: '/admin/school_map',
    summary: 'Change the map tiles that activities show; an empty address removes the map',
    access: 'admin',
    logAs: 'settings_change',
    input: mapTiles,
    reply: f.emptyReply,
  },
  signIn: {
    method: 'GET',
    path: '/admin/sign_in_policy',
    summary: 'How people sign in, for how long, and how long passwords are',
    access: 'admin',
    input: z.object({}),
    reply: signInPolicy.extend({
      /** Names of the providers of external accounts. */
      providers: z.array(z.string()),
    }),
  },
  saveSignIn: {
    method: 'POST',
    path: '/admin/sign_in_policy',
    summary: 'Change these rules; they hold from the next sign-in or password on',
    access: 'admin',
    logAs: 'settings_change',
    input: signInPolicy,
    reply: f.emptyReply,
  },
  types: {
    method: 'GET',
    path: '/admin/activity_types',
    summary: 'Activity types that the school does not use',
    access: 'admin',
    input: z.object({}),
    reply: z.object({ hidden: z.array(z.string()) }),
  },
  saveTypes: {
    method: 'POST',
    path: '/admin/activity_types',
    summary: 'Choose the activity types that the school does not use; existing activities keep working',
    access: 'admin',
    logAs: 'settings_change',
    input: z.object({ hidden: hiddenTypes }),
    reply: f.emptyReply,
  },
  firstSteps: {
    method: 'GET',
    path: '/admin/first_steps',
    summary: 'What a new school has already',
    access: 'admin',
    input: z.object({}),
    reply: z.object({
      terms: z.boolean(),
      subjects: z.boolean(),
      /** This and the next two fields concern the current term. */
      classes: z.boolean(),
      teachers: z.boolean(),
      students: z.boolean(),
    }),
  },
  demo: {
    method: 'GET',
    path: '/admin/demo_school',
    summary: 'Whether this is the demo school, and what would go if it were emptied',
    access: 'admin',
    input: z.object({}),
    reply: z.object({
      is_demo: z.boolean(),
      people: z.int(),
      classes: z.int(),
      units: z.int(),
      activities: z.int(),
      attempts: z.int(),
      bytes: z.int(),
    }),
  },
  emptyDemo: {
    method: 'POST',
    path: '/admin/demo_empty',
    summary: 'Delete the whole demo school for a start of one’s own; everybody is signed out',
    access: 'admin',
    logAs: 'deletion',
    input: z.object({ confirm: z.literal('empty') }),
    /** Part of the address of the first run. */
    reply: z.object({ setup_token: z.string() }),
  },
});
