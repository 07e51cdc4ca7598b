import fastJson from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import type * as z from 'zod';
import { envelopeSchema } from '#server/http/replies/reply-schema.ts';

/**
 * Compiles the serializer of an operation's reply when the first one is sent. There are hundreds of operations:
 * compiling all of them would take a fourth of the server's time to start.
 */
export const compileReplySerializer: FastifySerializerCompiler<unknown> = ({ schema }) => {
  let serialize: ((data: unknown) => string) | undefined;
  return (data) => {
    serialize ??= fastJson(envelopeSchema(schema as z.ZodType));
    return serialize(data);
  };
};
