import * as z from 'zod';

/**
 * Rules of xAPI 2.0 (IEEE 9274.1.1) for the parts of statements that the system writes: no other property, and no empty or
 * missing one. Written from the standard, independently of the code that makes statements.
 */

const iri = z.string().regex(/^[a-z][a-z0-9+.-]*:[^\s<>"{}|\\^`]+$/i);
const languageMap = z.record(z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/), z.string().min(1));
const uuid = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[45][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
/** RFC 3339, in UTC. */
const timestamp = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/);
const duration = z.string().regex(/^PT\d+(\.\d{1,2})?S$/);
const extensions = z.record(iri, z.union([z.string(), z.number()]));

const agent = z.strictObject({
  objectType: z.literal('Agent'),
  name: z.string().min(1).optional(),
  account: z.strictObject({ homePage: iri, name: z.string().regex(/^\d+$/) }),
});

const activity = z.strictObject({
  objectType: z.literal('Activity'),
  id: iri,
  definition: z.strictObject({ type: iri, name: languageMap }).optional(),
});

const score = z
  .strictObject({ scaled: z.number().min(-1).max(1), raw: z.number(), min: z.number(), max: z.number() })
  .refine(({ raw, min, max }) => min < max && min <= raw && raw <= max);

const result = z.strictObject({
  score: score.optional(),
  success: z.boolean().optional(),
  completion: z.boolean().optional(),
  duration: duration.optional(),
  extensions: extensions.optional(),
});

const contextActivities = z.strictObject({
  parent: z.array(activity).min(1).optional(),
  grouping: z.array(activity).min(1).optional(),
  category: z.array(activity).min(1).optional(),
});

export const statementSchema = z.strictObject({
  id: uuid,
  actor: agent,
  verb: z.strictObject({ id: iri, display: languageMap }),
  object: activity,
  result: result.optional(),
  context: z
    .strictObject({
      registration: uuid.optional(),
      contextActivities: contextActivities.optional(),
      extensions: extensions.optional(),
    })
    .optional(),
  timestamp,
});

export type SentStatement = z.infer<typeof statementSchema>;
