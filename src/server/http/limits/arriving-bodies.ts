import type { FastifyRequest } from 'fastify';
import { bodyMaxBytes } from '#contract/limits.ts';
import { AppError } from '#server/app-error.ts';
import type { ServerLimits } from '#server/http/limits/server-limits.ts';

/** Limits the memory that large bodies take while they arrive: in total and for each person. */

export type ArrivingBodies = {
  /** Counts the body of a request until it has arrived. Refuses with 'too_many_requests' and 'overloaded'. */
  admit: (request: FastifyRequest, personId: number, maxBytes: number) => void;
};

/** Bytes to count for a body; bodies of the usual size are not limited. */
function countedBytes({ headers }: FastifyRequest, maxBytes: number): number {
  const statedBytes = 'transfer-encoding' in headers ? maxBytes : Number(headers['content-length'] ?? 0);
  return statedBytes <= bodyMaxBytes.usual ? 0 : Math.min(statedBytes, maxBytes);
}

export function openArrivingBodies({
  arrivingMaxBytes,
  arrivingMaxBytesOfPerson,
}: ServerLimits): ArrivingBodies {
  const bytesByPerson = new Map<number, number>();
  let totalBytes = 0;
  const changeBytes = (personId: number, bytes: number) => {
    totalBytes += bytes;
    const personBytes = (bytesByPerson.get(personId) ?? 0) + bytes;
    if (personBytes > 0) bytesByPerson.set(personId, personBytes);
    else bytesByPerson.delete(personId);
  };
  return {
    admit: (request, personId, maxBytes) => {
      const bytes = countedBytes(request, maxBytes);
      if (bytes === 0) return;
      const ownBytes = bytesByPerson.get(personId) ?? 0;
      // One body alone may be as large as its operation takes.
      if (ownBytes > 0 && ownBytes + bytes > arrivingMaxBytesOfPerson)
        throw new AppError('too_many_requests');
      if (totalBytes + bytes > arrivingMaxBytes) throw new AppError('overloaded');
      changeBytes(personId, bytes);
      let isHeld = true;
      const release = () => {
        if (isHeld) changeBytes(personId, -bytes);
        isHeld = false;
      };
      request.raw.once('end', release);
      request.raw.once('close', release);
    },
  };
}
