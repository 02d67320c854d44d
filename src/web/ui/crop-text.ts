import { texts } from '#src/web/i18n.tsx'

/** The parts in which a piece of a picture is chosen. */
export const cropText = texts({
  zh: {
    area: '选区，用方向键移动',
    corner: '调整选区大小',
    size: '选区大小',
  },
  en: {
    area: 'Selection, move it with the arrow keys',
    corner: 'Resize the selection',
    size: 'Selection size',
  },
})
