import { encodeQR } from 'qr'

/** Squares of light around a code, which readers need; the page keeps them white in the dark scheme too. */
const quietZone = 4

/** Draws a QR code with its quiet zone as squares of one unit: runs of dark ones of a row are one part of the path. */
export function drawCode(text: string): { side: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone })
  const parts = rows.flatMap((row, y) => {
    const runs: string[] = []
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue
      const from = x
      while (row[x + 1]) x += 1
      runs.push(`M${from} ${y}h${x - from + 1}v1h-${x - from + 1}z`)
    }
    return runs
  })
  return { side: rows.length, path: parts.join('') }
}
