import fastJson from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';

/**
 * Compiles the serializer of an operation's reply when the first one is sent. There are hundreds of operations:
 * compiling all of them would take a fourth of the server's time to start.
 */
export const compileReplySerializer: FastifySerializerCompiler<unknown> = ({ schema }) => {
  let serialize: ((data: unknown) => string) | undefined;
  return (data) => {
    serialize ??= fastJson(schema as object);
    return serialize(data);
  };
};
