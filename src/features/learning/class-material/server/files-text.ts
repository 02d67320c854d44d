import type { Both } from '#src/shared/locale.ts'

/** The use of a file in a class, as its owner reads it. */
export const materialUseText: Both = { zh: '班级资料', en: 'Class material' }
