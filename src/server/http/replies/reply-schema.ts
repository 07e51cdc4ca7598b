import * as z from 'zod';

type JsonSchema = { type?: string | string[]; anyOf?: JsonSchema[]; [key: string]: unknown };

/**
 * Writes `anyOf: [x, null]` as `x` that may be null, which serialises without a validator that tries each branch: compiling
 * these took most of a process's first reply.
 */
function flattenNullable(schema: JsonSchema): void {
  const [valueSchema, nullSchema, ...otherSchemas] = schema.anyOf ?? [];
  if (!valueSchema || nullSchema?.type !== 'null' || otherSchemas.length > 0) return;
  if (typeof valueSchema.type !== 'string') return;
  delete schema.anyOf;
  const isPlain = valueSchema.type !== 'object' && valueSchema.type !== 'array';
  Object.assign(schema, valueSchema, isPlain ? { type: [valueSchema.type, 'null'] } : { nullable: true });
  delete schema['enum'];
}

const schemaByReply = new WeakMap<z.ZodType, object>();

/** JSON schema of a reply in its envelope, made once. The serializer drops all fields that are not in it. */
export function envelopeSchema(reply: z.ZodType): object {
  const schema = schemaByReply.get(reply) ?? makeEnvelopeSchema(reply);
  schemaByReply.set(reply, schema);
  return schema;
}

function makeEnvelopeSchema(reply: z.ZodType): object {
  const data = z.toJSONSchema(reply, {
    target: 'draft-7',
    io: 'output',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => flattenNullable(jsonSchema as JsonSchema),
  });
  delete (data as JsonSchema)['$schema'];
  return { type: 'object', properties: { code: { type: 'integer' }, msg: { type: 'string' }, data } };
}
