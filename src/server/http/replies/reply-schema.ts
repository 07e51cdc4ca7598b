import * as z from 'zod';

type JsonSchema = { type?: string | string[]; anyOf?: JsonSchema[]; [key: string]: unknown };

/** Writes `anyOf: [x, null]` of a plain type as `type: [x, 'null']`, which serialises without trying each branch. */
function flattenNullable(schema: JsonSchema): void {
  const [value, empty, ...others] = schema.anyOf ?? [];
  if (!value || empty?.type !== 'null' || others.length > 0) return;
  if (typeof value.type !== 'string' || value.type === 'object' || value.type === 'array') return;
  delete schema.anyOf;
  Object.assign(schema, value, { type: [value.type, 'null'] });
  delete schema['enum'];
}

/** JSON schema of a reply in its envelope. The serializer drops all fields that are not in it. */
export function envelopeSchema(reply: z.ZodType): object {
  const data = z.toJSONSchema(reply, {
    target: 'draft-7',
    io: 'output',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => flattenNullable(jsonSchema as JsonSchema),
  });
  delete (data as JsonSchema)['$schema'];
  return { type: 'object', properties: { code: { type: 'integer' }, msg: { type: 'string' }, data } };
}
