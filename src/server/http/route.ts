import type { Operation, ParsedInputOf, ReplyOf } from '#contract/operation.ts';
import type { Context, SignedInContext } from '#server/http/context.ts';

type ContextOf<O extends Operation> = O['access'] extends 'public' ? Context : SignedInContext;

export type Route = {
  operation: Operation;
  handle: (context: Context, input: never) => Promise<unknown>;
};

/** A stream answers by itself and gives nothing back. */
type ResultOf<O extends Operation> = O extends { kind: 'stream' } ? void : ReplyOf<O>;

/** Binds a handler to an operation of the contract; access and input are checked before it runs. */
export function route<O extends Operation>(
  operation: O,
  handle: (context: ContextOf<O>, input: ParsedInputOf<O>) => Promise<ResultOf<O>>,
): Route {
  return { operation, handle: handle as Route['handle'] };
}
