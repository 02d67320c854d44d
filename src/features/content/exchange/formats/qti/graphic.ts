import type { Element } from 'domhandler'
import { gapIdAt, partIdAt } from '../shared/ids.ts'
import { numberOf } from '../shared/numbers.ts'
import { pictureSize } from '../shared/picture-size.ts'
import { shapeOfCoords, type PixelSize } from '../shared/shapes.ts'
import { attributeOf, childOf, childrenOf, firstBelow } from '../shared/xml.ts'
import type { QtiReading } from './reading.ts'

/** The picture of a graphic interaction and its size in pixels. */
function pictureOf(one: Element, read: QtiReading): { name: string; size: PixelSize } | null {
  const picture = childOf(one, 'object', 'img') ?? firstBelow(one, 'object', 'img')
  const address = attributeOf(picture, 'data') || attributeOf(picture, 'src')
  const file = read.file(address)
  const size = file && {
    width: numberOf(attributeOf(picture, 'width')) ?? pictureSize(file.bytes)?.width ?? 0,
    height: numberOf(attributeOf(picture, 'height')) ?? pictureSize(file.bytes)?.height ?? 0,
  }
  if (!file || !size || size.width <= 0 || size.height <= 0) {
    read.noted.error('pictureMissing', { name: address || '<object>' })
    return null
  }
  return { name: file.name, size }
}

const pictureField = (picture: { name: string; size: PixelSize }, read: QtiReading) => ({
  file: { userFileId: null, attachment: picture.name },
  ...picture.size,
  alt: read.none,
})

/** Areas that may be chosen, or an area map of points. */
export function hotspotBody(one: Element, read: QtiReading): object | null {
  const picture = pictureOf(one, read)
  if (!picture) return null
  const correct = read.correct(one)
  const choices = childrenOf(one, 'hotspotChoice')
  const mapped = childrenOf(childOf(read.declarationOf(one), 'areaMapping'), 'areaMapEntry')
  const areas = [...choices, ...mapped].flatMap((area, index) => {
    const shape = shapeOfCoords(
      attributeOf(area, 'shape'),
      attributeOf(area, 'coords'),
      picture.size,
    )
    if (!shape) {
      read.noted.lost('partLost', { what: attributeOf(area, 'coords') })
      return []
    }
    const isRight = choices.includes(area)
      ? correct.includes(attributeOf(area, 'identifier'))
      : (numberOf(attributeOf(area, 'mappedValue')) ?? 0) > 0
    const label = read.texts.plain(
      attributeOf(area, 'hotspotLabel') || attributeOf(area, 'aria-label'),
    )
    return [{ id: partIdAt(index), shape, label, right: isRight }]
  })
  const most = numberOf(attributeOf(one, 'maxChoices')) ?? 1
  const right = areas.filter((area) => area.right).length
  return {
    ...{ type: 'hotspot', explanation: read.none, areas },
    picture: pictureField(picture, read),
    most: Math.min(20, Math.max(1, most === 0 ? right : most)),
  }
}

/** Texts that are dragged onto places of a picture become boxes of a form with choices. */
export function graphicText(one: Element, read: QtiReading): object | null {
  const picture = pictureOf(one, read)
  const words = childrenOf(one, 'gapText')
  if (!picture || words.length === 0) return null
  read.noted.changed('readAs', { from: 'graphicGapMatch', to: 'form' })
  const pairs = read.correct(one).map((pair) => pair.split(/\s+/))
  const boxes = childrenOf(one, 'associableHotspot').flatMap((place, index) => {
    const coords = attributeOf(place, 'coords')
    const shape = shapeOfCoords(attributeOf(place, 'shape'), coords, picture.size)
    if (shape?.kind !== 'rectangle') {
      read.noted.lost('partLost', { what: coords })
      return []
    }
    const name = attributeOf(place, 'identifier')
    const { kind: _kind, ...rectangle } = shape
    return [
      {
        ...{ id: gapIdAt(index), sheet: 's1', label: read.none, ...rectangle },
        gap: {
          id: gapIdAt(index),
          kind: 'choice',
          options: words.map((word, at) => ({
            id: partIdAt(at),
            text: read.line(word),
            right: pairs.some(([a, b]) => a === attributeOf(word, 'identifier') && b === name),
          })),
        },
      },
    ]
  })
  const { file, width, height, alt } = pictureField(picture, read)
  return {
    ...{ type: 'form', explanation: read.none, boxes },
    sheets: [{ id: 's1', file, page: 1, width, height, alt }],
  }
}
