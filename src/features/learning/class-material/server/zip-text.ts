import type { Both } from '#src/shared/locale.ts'

/** Words in the zip of all materials of a class. */
export const zipText = {
  materials: { zh: '班级资料', en: 'materials' },
  links: { zh: '链接', en: 'Links' },
} satisfies Record<string, Both>
