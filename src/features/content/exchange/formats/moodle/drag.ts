import type { Element } from 'domhandler'
import { gapIdAt, partIdAt } from '../shared/ids.ts'
import { numberOf } from '../shared/numbers.ts'
import { pictureSize } from '../shared/picture-size.ts'
import { gapToken } from '../shared/rich.ts'
import { shapeOfCoords, type PixelSize } from '../shared/shapes.ts'
import { attributeOf, childOf, childrenOf, textIn } from '../shared/xml.ts'
import type { MoodleReading } from './reading.ts'

const places = /\[\[(\d{1,3})\]\]/g

/** Reads the stem, its [[1]] as gaps in their order; each gap with the number that it names. */
function gapsIn(read: MoodleReading) {
  const numbers: number[] = []
  const stem = read.blocks(childOf(read.element, 'questiontext'), (html) => {
    return html.replaceAll(places, (_, number: string) => {
      const index = numbers.length
      numbers.push(Number(number))
      return gapToken(gapIdAt(index))
    })
  })
  return { stem, numbers }
}

export function dragTextBody(read: MoodleReading): object {
  const { stem, numbers } = gapsIn(read)
  const boxes = childrenOf(read.element, 'dragbox')
  const times = (number: number) => numbers.filter((one) => one === number).length
  return {
    type: 'dragText',
    stem,
    tokens: boxes.map((box, index) => ({
      id: `t${index + 1}`,
      text: read.line(box),
      ...((childOf(box, 'infinite') || times(index + 1) > 1) && { reusable: true }),
    })),
    gaps: numbers.map((number, index) => ({
      id: gapIdAt(index),
      right: number >= 1 && number <= boxes.length ? [`t${number}`] : [],
    })),
  }
}

const groupOf = (box: Element) => textIn(childOf(box, 'group')) || '1'

export function gapSelectBody(read: MoodleReading): object {
  const { stem, numbers } = gapsIn(read)
  const options = childrenOf(read.element, 'selectoption')
  const gaps = numbers.map((number, index) => {
    const right = options[number - 1]
    const own = options.filter((option) => right && groupOf(option) === groupOf(right))
    return {
      id: gapIdAt(index),
      kind: 'choice',
      options: own.map((option, at) => ({
        id: partIdAt(at),
        text: read.line(option),
        right: option === right,
      })),
    }
  })
  return { type: 'cloze', stem, gaps }
}

/** The picture of a question, with its size in pixels. */
function pictureOf(read: MoodleReading): { name: string; size: PixelSize } | null {
  const names = read.filesOf(read.element)
  const [file] = childrenOf(read.element, 'file')
  const [name] = names.values()
  const size = file && pictureSize(Buffer.from(textIn(file), 'base64'))
  if (!name || !size || size.width === 0 || size.height === 0) {
    read.noted.error('pictureMissing', { name: name ?? '<file>' })
    return null
  }
  return { name, size }
}

/** Markers become places on a picture; a hot spot does not mind which marker is put where. */
export function markerBody(read: MoodleReading): object | null {
  const picture = pictureOf(read)
  if (!picture) return null
  const drags = new Map(
    childrenOf(read.element, 'drag').map((drag) => [
      attributeOf(drag, 'no') || textIn(childOf(drag, 'no')),
      drag,
    ]),
  )
  const drops = childrenOf(read.element, 'drop')
  const areas = drops.flatMap((drop, index) => {
    const shape = shapeOfCoords(
      textIn(childOf(drop, 'shape')),
      textIn(childOf(drop, 'coords')),
      picture.size,
    )
    if (!shape) read.noted.lost('partLost', { what: `<drop> ${textIn(childOf(drop, 'coords'))}` })
    const drag = drags.get(textIn(childOf(drop, 'choice')))
    const label = read.plainText(drag)
    return shape ? [{ id: partIdAt(index), shape, label, right: true }] : []
  })
  if (drags.size > 1) read.noted.changed('readAs', { from: 'ddmarker', to: 'hotspot' })
  return {
    type: 'hotspot',
    picture: {
      file: { userFileId: null, attachment: picture.name },
      ...picture.size,
      alt: read.none,
    },
    areas,
    most: Math.min(20, Math.max(1, areas.length)),
  }
}

const boxSize = { width: 120, height: 30 }

/** Texts that are dragged onto a picture become boxes of a form with choices. */
export function dragImageBody(read: MoodleReading): object | null {
  const picture = pictureOf(read)
  if (!picture) return null
  const { width, height } = picture.size
  const drags = childrenOf(read.element, 'drag')
  if (drags.some((drag) => textIn(childOf(drag, 'text')) === '')) {
    read.noted.error('partLost', { what: '<drag>' })
    return null
  }
  const numberOfDrag = (drag: Element) => textIn(childOf(drag, 'no')) || attributeOf(drag, 'no')
  const group = (drag: Element | undefined) => textIn(childOf(drag, 'draggroup')) || '1'
  read.noted.changed('readAs', { from: 'ddimageortext', to: 'form' })
  const boxes = childrenOf(read.element, 'drop').map((drop, index) => {
    const right = drags.find((drag) => numberOfDrag(drag) === textIn(childOf(drop, 'choice')))
    const own = drags.filter((drag) => group(drag) === group(right))
    const at = (name: string, all: number) =>
      Math.min(1, Math.max(0, (numberOf(textIn(childOf(drop, name))) ?? 0) / all))
    const x = at('xleft', width)
    const y = at('ytop', height)
    return {
      ...{ id: gapIdAt(index), sheet: 's1', x, y, label: read.none },
      width: Math.min(1 - x, boxSize.width / width),
      height: Math.min(1 - y, boxSize.height / height),
      gap: {
        id: gapIdAt(index),
        kind: 'choice',
        options: own.map((drag, n) => ({
          ...{ id: partIdAt(n), text: read.lineOfHtml(textIn(childOf(drag, 'text'))) },
          right: drag === right,
        })),
      },
    }
  })
  const file = { userFileId: null, attachment: picture.name }
  return {
    type: 'form',
    sheets: [{ id: 's1', file, page: 1, width, height, alt: read.none }],
    boxes,
  }
}
