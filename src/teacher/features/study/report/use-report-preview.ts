import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApiInput } from '#contract/api.ts';
import { call } from '#ui/api/call.ts';

export type ReportInput = ApiInput<'POST /study/report_preview'>;

const typingPauseMs = 400;

/** The report as a page, made again a moment after the last change. Posted, so that no address holds a remark. */
export function useReportPreview(input: ReportInput) {
  const [settled] = useDebouncedValue(JSON.stringify(input), typingPauseMs);
  return useQuery({
    queryKey: ['report preview', settled],
    queryFn: ({ signal }) =>
      call('POST /study/report_preview', JSON.parse(settled) as ReportInput, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}
