import { correctionOperations } from '#contract/study/corrections.ts';
import {
  applyCorrection,
  previewCorrection,
  takeCorrectionBack,
} from '#server/features/corrections/apply.service.ts';
import { listCorrections, readTarget } from '#server/features/corrections/corrections.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const correctionRoutes = bindHandlers(correctionOperations, {
  target: readTarget,
  preview: previewCorrection,
  apply: applyCorrection,
  takeBack: takeCorrectionBack,
  list: listCorrections,
});
