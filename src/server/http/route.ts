import type { Operation, ParsedInputOf, ReplyOf } from '#contract/operation.ts';
import type { Context, SignedInContext } from '#server/http/context.ts';

type ContextOf<O extends Operation> = O['access'] extends 'public' ? Context : SignedInContext;

export type Route = {
  operation: Operation;
  handle: (context: Context, input: never) => Promise<unknown>;
};

/** Binds a handler to an operation of the contract; access and input are checked before it runs. */
export function route<O extends Operation>(
  operation: O,
  handle: (context: ContextOf<O>, input: ParsedInputOf<O>) => Promise<ReplyOf<O>>,
): Route {
  return { operation, handle: handle as Route['handle'] };
}
