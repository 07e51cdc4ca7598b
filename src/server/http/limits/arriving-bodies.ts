import type { FastifyRequest } from 'fastify';
import { bodyMaxBytes } from '#contract/limits.ts';
import { AppError } from '#server/app-error.ts';
import type { ServerLimits } from '#server/http/limits/server-limits.ts';

/** Limits the memory that large bodies take while they arrive: in total and for each person. */

export type ArrivingBodies = {
  /** Counts the body of a request until it has arrived. Refuses 'too_many_requests' and 'overloaded'. */
  admit: (request: FastifyRequest, personId: number, maxBytes: number) => void;
};

/** Bytes to count for a body; bodies of the usual size are not limited. */
function bytesToKeep({ headers }: FastifyRequest, maxBytes: number): number {
  const toldBytes = 'transfer-encoding' in headers ? maxBytes : Number(headers['content-length'] ?? 0);
  return toldBytes <= bodyMaxBytes.usual ? 0 : Math.min(toldBytes, maxBytes);
}

export function openArrivingBodies({
  arrivingMaxBytes,
  arrivingMaxBytesOfPerson,
}: ServerLimits): ArrivingBodies {
  const ofPerson = new Map<number, number>();
  let total = 0;
  const change = (personId: number, bytes: number) => {
    total += bytes;
    const personBytes = (ofPerson.get(personId) ?? 0) + bytes;
    if (personBytes > 0) ofPerson.set(personId, personBytes);
    else ofPerson.delete(personId);
  };
  return {
    admit: (request, personId, maxBytes) => {
      const bytes = bytesToKeep(request, maxBytes);
      if (bytes === 0) return;
      if ((ofPerson.get(personId) ?? 0) + bytes > arrivingMaxBytesOfPerson)
        throw new AppError('too_many_requests');
      if (total + bytes > arrivingMaxBytes) throw new AppError('overloaded');
      change(personId, bytes);
      let isHeld = true;
      const release = () => {
        if (isHeld) change(personId, -bytes);
        isHeld = false;
      };
      request.raw.once('end', release);
      request.raw.once('close', release);
    },
  };
}
