import type { CSSProperties } from 'react'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const percent = (share: number) => `${Math.round(share * 100_000) / 1000}%`

/**
 * The place of a box on its sheet. The size of the text grows with the sheet: a share of the box's height, and at most
 * that of a line of print.
 */
export function boxStyle(box: Box, sheet: { width: number; height: number }): CSSProperties {
  const high = sheet.width > 0 ? (box.height * sheet.height) / sheet.width : box.height
  const letters = Math.min(high * 0.62, 0.02) * 100
  return {
    insetInlineStart: percent(box.x),
    insetBlockStart: percent(box.y),
    inlineSize: percent(box.width),
    blockSize: percent(box.height),
    fontSize: `${letters.toFixed(3)}cqi`,
  }
}
