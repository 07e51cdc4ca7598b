// Features import no other feature: use #teacher/shared/confirm.tsx.
export { useConfirm } from '#teacher/shared/confirm.tsx';
