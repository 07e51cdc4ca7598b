import * as z from 'zod';

/** Makes every object of a schema, nested ones included, refuse unknown fields. */

type SchemaDef = z.core.$ZodTypes['_zod']['def'];

/** The parts of a schema that are schemas themselves, made strict. */
function strictParts(def: SchemaDef): Partial<Record<string, unknown>> {
  switch (def.type) {
    case 'object':
      return { catchall: z.never(), shape: strictFields(def.shape) };
    case 'array':
      return { element: refuseUnknown(def.element) };
    case 'record':
      return { valueType: refuseUnknown(def.valueType) };
    case 'union':
      return { options: def.options.map((option) => refuseUnknown(option)) };
    case 'pipe':
      return { in: refuseUnknown(def.in), out: refuseUnknown(def.out) };
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return { innerType: refuseUnknown(def.innerType) };
    default:
      return {};
  }
}

function strictFields(shape: z.core.$ZodShape): z.core.$ZodShape {
  return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, refuseUnknown(field)]));
}

export function refuseUnknown(schema: z.core.$ZodType): z.ZodType {
  const typedSchema = schema as z.ZodType;
  const parts = strictParts(typedSchema.def as SchemaDef);
  return Object.keys(parts).length === 0
    ? typedSchema
    : typedSchema.clone({ ...typedSchema.def, ...parts }, { parent: true });
}
