import { isLine, placeMost, type Shape } from '../../annotation.ts'
import { markPaths } from './annotation-layer.tsx'

const inks = {
  pen: { red: '#d3262e', blue: '#1558c0', green: '#12744d' },
  highlighter: { red: '#ff6b5e', blue: '#38a0ff', green: '#2fd07f' },
} as const
/** The longest side of the picture in pixels. */
const longest = 2400

/** Saves a page with what is drawn on it as one picture, with the words of its notes below. */
export async function savePicture(
  picture: HTMLImageElement,
  shapes: readonly Shape[],
  name: string,
) {
  const { naturalWidth, naturalHeight } = picture
  const scale = Math.min(1, longest / Math.max(naturalWidth, naturalHeight))
  const [width, height] = [Math.round(naturalWidth * scale), Math.round(naturalHeight * scale)]
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) return
  const size = Math.max(14, Math.round(width * 0.024))
  const font = `${size}px "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif`
  pen.font = font
  const notes = shapes.flatMap((shape) => (shape.kind === 'note' ? [shape] : []))
  const words = notes.flatMap(({ text }, at) =>
    linesOf(pen, `${at + 1}. ${text}`, width - 2 * size),
  )
  canvas.width = width
  canvas.height = height + (words.length > 0 ? (words.length + 1) * size * 1.6 : 0)
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, 0, 0, width, height)
  const [x, y] = [
    (at: number) => (at / placeMost) * width,
    (at: number) => (at / placeMost) * height,
  ]
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  for (const shape of shapes) {
    const ink = inks[shape.kind === 'highlighter' ? 'highlighter' : 'pen'][shape.colour]
    pen.strokeStyle = ink
    pen.lineWidth = width * (shape.kind === 'highlighter' ? 0.026 : 0.004)
    pen.globalAlpha = shape.kind === 'highlighter' ? 0.35 : 1
    if (isLine(shape)) {
      pen.beginPath()
      for (let i = 0; i + 1 < shape.points.length; i += 2) {
        pen.lineTo(x(shape.points[i]!), y(shape.points[i + 1]!))
      }
      pen.stroke()
    } else if (shape.kind === 'note') {
      pen.fillStyle = ink
      pen.beginPath()
      pen.arc(x(shape.at[0]), y(shape.at[1]), size * 0.8, 0, 2 * Math.PI)
      pen.fill()
      pen.fillStyle = '#fff'
      pen.font = font
      pen.textAlign = 'center'
      pen.textBaseline = 'middle'
      pen.fillText(String(notes.indexOf(shape) + 1), x(shape.at[0]), y(shape.at[1]))
    } else {
      const side = width * 0.04
      pen.save()
      pen.translate(x(shape.at[0]) - side / 2, y(shape.at[1]) - side / 2)
      pen.scale(side / 24, side / 24)
      pen.lineWidth = (width * 0.004 * 24) / side
      pen.stroke(new Path2D(markPaths[shape.kind]))
      pen.restore()
    }
  }
  pen.globalAlpha = 1
  pen.fillStyle = '#0e2a47'
  pen.font = font
  pen.textAlign = 'start'
  pen.textBaseline = 'alphabetic'
  for (const [at, line] of words.entries())
    pen.fillText(line, size, height + size * 1.6 * (at + 1.2))
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/png')
  })
  if (!blob) return
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.png`
  link.click()
  URL.revokeObjectURL(url)
}

/** Breaks a text by its characters, because Chinese has no spaces, and Latin words by spaces where they fit. */
function linesOf(pen: CanvasRenderingContext2D, text: string, most: number): string[] {
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    let line = ''
    for (const part of paragraph.match(/[\u0020-\u024f]+?(?=\s|$|[^\u0020-\u024f])|\s|./gu) ?? []) {
      if (line !== '' && pen.measureText(line + part).width > most) {
        lines.push(line.trimEnd())
        line = part.trimStart()
      } else line += part
    }
    lines.push(line)
  }
  return lines
}
