import fastJson from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';

type Serializer = (data: unknown) => string;

/** Schemas are the same for all servers of a process, of which tests start hundreds. */
const serializerBySchema = new WeakMap<object, Serializer>();

/**
 * Compiles the serializer of an operation's reply when the first one is sent. There are hundreds of operations:
 * compiling all of them would take a fourth of the server's time to start.
 */
export const compileReplySerializer: FastifySerializerCompiler<unknown> = ({ schema }) => {
  let serialize: Serializer | undefined;
  return (data) => {
    serialize ??= serializerOf(schema as object);
    return serialize(data);
  };
};

export function serializerOf(schema: object): Serializer {
  const serialize = serializerBySchema.get(schema) ?? fastJson(schema);
  serializerBySchema.set(schema, serialize);
  return serialize;
}
