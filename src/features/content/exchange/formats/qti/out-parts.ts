import type { PlainBody } from '../../../question/body/body.ts'
import type { Gap } from '../../../question/body/gap.ts'
import type { Shape } from '../../../question/body/arrange.ts'
import type { Bilingual } from '../../../question/body/text.ts'
import { rounded } from '../shared/numbers.ts'
import { addIfRight, addMapped, declaration, mapping, type QtiPart, type QtiText } from './out.ts'
import { gapPart } from './out-gaps.ts'
import { verdictWords } from './out-text.ts'

/** Writes a body as interactions; `name` begins the names of its responses, `share` is its share of the points. */
export function qtiPart(body: PlainBody, name: string, share: number, out: QtiText): QtiPart {
  const stem = out.html(body.stem)
  const one = (declared: string, interaction: string, rule: string | null): QtiPart => ({
    declarations: [declared],
    body: `${stem}${interaction}`,
    rules: rule === null ? [] : [rule],
  })
  const scored = (rule: string) => rule
  switch (body.type) {
    case 'single':
    case 'multiple':
      return choicePart(body, name, share, out)
    case 'trueFalse': {
      const words = verdictWords[out.language]
      const correct = body.right === null ? [] : [String(body.right)]
      return one(
        declaration(name, 'single', 'identifier', correct),
        `<qti-choice-interaction response-identifier="${name}" max-choices="1" shuffle="false"><qti-simple-choice identifier="true">${words.yes}</qti-simple-choice><qti-simple-choice identifier="false">${words.no}</qti-simple-choice></qti-choice-interaction>`,
        scored(addIfRight(name, share)),
      )
    }
    case 'numeric': {
      const gap: Gap = { ...body, id: 'n', kind: 'number' }
      const part = gapPart(gap, name, share, out)
      return { ...part, body: `${stem}<p>${part.body}</p>` }
    }
    case 'fillIn':
    case 'cloze':
      return gapsPart(body.stem, body.gaps, name, share, out)
    case 'matching':
    case 'classification':
      return matchPart(body, name, share, out)
    case 'ordering': {
      const ids = body.items.map(({ id }) => `c_${id}`)
      const items = body.items
        .map(
          ({ id, text }) =>
            `<qti-simple-choice identifier="c_${id}">${out.html(text)}</qti-simple-choice>`,
        )
        // The order of the file is not the key.
        .toSorted()
      return one(
        declaration(name, 'ordered', 'identifier', ids),
        `<qti-order-interaction response-identifier="${name}" shuffle="true">${items.join('')}</qti-order-interaction>`,
        scored(addIfRight(name, share)),
      )
    }
    case 'hotspot': {
      const { picture, areas } = body
      const right = areas.filter((area) => area.right).map(({ id }) => `c_${id}`)
      const choices = areas.map(({ id, shape, label }) => {
        const { kind, coords } = coordsOf(shape, picture.width, picture.height)
        return `<qti-hotspot-choice identifier="c_${id}" shape="${kind}" coords="${coords}" hotspot-label="${out.words(label)}"/>`
      })
      return one(
        declaration(
          name,
          body.most === 1 ? 'single' : 'multiple',
          'identifier',
          body.most === 1 ? right.slice(0, 1) : right,
        ),
        `<qti-hotspot-interaction response-identifier="${name}" max-choices="${body.most}">${pictureXml(picture.file.attachment, picture, out)}${choices.join('')}</qti-hotspot-interaction>`,
        scored(addIfRight(name, share)),
      )
    }
    case 'dragText':
      return dragPart(body, name, share, out)
    case 'form':
      return formPart(body, name, share, out)
    case 'shortAnswer':
    case 'essay': {
      const lines =
        body.type === 'shortAnswer'
          ? ' expected-lines="3" format="plain"'
          : ' expected-lines="15" format="xhtml"'
      return one(
        declaration(name, 'single', 'string', []),
        `${forScorer(body.modelAnswer, out)}<qti-extended-text-interaction response-identifier="${name}"${lines}/>`,
        null,
      )
    }
    case 'file':
    case 'spoken':
      return one(
        declaration(name, 'single', 'file', []),
        `${forScorer(body.modelAnswer, out)}<qti-upload-interaction response-identifier="${name}"${body.type === 'spoken' ? ' type="audio/webm audio/mp4 audio/mpeg"' : ''}/>`,
        null,
      )
  }
}

const forScorer = (answer: Bilingual, out: QtiText) => {
  const html = out.html(answer)
  return html === ''
    ? ''
    : `<qti-rubric-block view="scorer" use="scoring"><qti-content-body>${html}</qti-content-body></qti-rubric-block>`
}

const pictureXml = (
  name: string | undefined,
  { width, height, alt }: { width: number; height: number; alt: Bilingual },
  out: QtiText,
) =>
  `<img src="../media/${encodeURIComponent(name ?? '')}" alt="${out.words(alt)}" width="${Math.round(width)}" height="${Math.round(height)}" />`

function choicePart(
  body: Extract<PlainBody, { type: 'single' | 'multiple' }>,
  name: string,
  share: number,
  out: QtiText,
): QtiPart {
  const right = body.options.filter((option) => option.right)
  const keys = right.map(({ id }) => `c_${id}`)
  const isWeighted = body.options.some(({ weight }) => weight !== undefined)
  const isMapped = isWeighted || (body.type === 'multiple' && body.rule !== 'allOrNothing')
  const points = body.options.map((option) => ({
    key: `c_${option.id}`,
    value: isWeighted ? (option.weight ?? 0) : option.right ? rounded(1 / right.length) : -1,
  }))
  const inside = isMapped ? mapping(points, ' lower-bound="0" upper-bound="1"') : ''
  const choices = body.options.map(({ id, text, feedback }) => {
    const said = out.html(feedback)
    const block =
      said === ''
        ? ''
        : `<qti-feedback-block outcome-identifier="FEEDBACK" identifier="c_${id}" show-hide="show"><qti-content-body>${said}</qti-content-body></qti-feedback-block>`
    return `<qti-simple-choice identifier="c_${id}">${out.html(text)}${block}</qti-simple-choice>`
  })
  const isSingle = body.type === 'single'
  return {
    declarations: [
      declaration(
        name,
        isSingle ? 'single' : 'multiple',
        'identifier',
        isSingle ? keys.slice(0, 1) : keys,
        inside,
      ),
    ],
    body: `${out.html(body.stem)}<qti-choice-interaction response-identifier="${name}" max-choices="${isSingle ? 1 : 0}" shuffle="${!body.keepOrder}">${choices.join('')}</qti-choice-interaction>`,
    rules: [isMapped ? addMapped(name, share) : addIfRight(name, share)],
  }
}

/** Gaps in a text; each has a response of its own and its share of the points. */
function gapsPart(
  stem: Bilingual,
  gaps: readonly Gap[],
  name: string,
  share: number,
  out: QtiText,
): QtiPart {
  const weights = gaps.reduce((sum, { weight }) => sum + (weight ?? 1), 0)
  const parts = new Map(
    gaps.map((gap, index) => [
      gap.id,
      gapPart(gap, `${name}_${index + 1}`, rounded((share * (gap.weight ?? 1)) / weights), out),
    ]),
  )
  return {
    declarations: [...parts.values()].flatMap(({ declarations }) => declarations),
    body: out.html(stem, (id) => parts.get(id)?.body ?? ''),
    rules: [...parts.values()].flatMap(({ rules }) => rules),
  }
}

function matchPart(
  body: Extract<PlainBody, { type: 'matching' | 'classification' }>,
  name: string,
  share: number,
  out: QtiText,
): QtiPart {
  const isSorting = body.type === 'classification'
  const rows = isSorting ? body.items : body.left
  const columns = isSorting ? body.categories : body.right
  const pairs = isSorting
    ? body.items.flatMap(({ id, category }) => (category ? [[id, category]] : []))
    : Object.entries(body.pairs)
  const keys = pairs.map(([row, column]) => `a_${row} b_${column}`)
  const each = rounded(1 / Math.max(1, keys.length))
  const choice = (id: string, text: Bilingual, most: number) =>
    `<qti-simple-associable-choice identifier="${id}" match-max="${most}">${out.html(text)}</qti-simple-associable-choice>`
  const set = (choices: string[]) =>
    `<qti-simple-match-set>${choices.join('')}</qti-simple-match-set>`
  const classes = isSorting ? ' class="farsail-classification"' : ''
  return {
    declarations: [
      declaration(
        name,
        'multiple',
        'directedPair',
        keys,
        mapping(keys.map((key) => ({ key, value: each }))),
      ),
    ],
    body: `${out.html(body.stem)}<qti-match-interaction${classes} response-identifier="${name}" shuffle="true" max-associations="${rows.length}">${set(
      rows.map(({ id, text }) => choice(`a_${id}`, text, 1)),
    )}${set(columns.map(({ id, text }) => choice(`b_${id}`, text, rows.length)))}</qti-match-interaction>`,
    rules: [addMapped(name, share)],
  }
}

function dragPart(
  body: Extract<PlainBody, { type: 'dragText' }>,
  name: string,
  share: number,
  out: QtiText,
): QtiPart {
  const keys = body.gaps.flatMap(({ id, right }) => right.map((token) => `t_${token} g_${id}`))
  const each = rounded(1 / Math.max(1, body.gaps.length))
  const words = body.tokens.map(
    ({ id, text, reusable }) =>
      `<qti-gap-text identifier="t_${id}" match-max="${reusable ? 0 : 1}">${out.html(text)}</qti-gap-text>`,
  )
  const stem = out.html(body.stem, (id) => `<qti-gap identifier="g_${id}"/>`)
  return {
    declarations: [
      declaration(
        name,
        'multiple',
        'directedPair',
        keys,
        mapping(keys.map((key) => ({ key, value: each }))),
      ),
    ],
    body: `<qti-gap-match-interaction response-identifier="${name}" shuffle="true">${words.join('')}${stem}</qti-gap-match-interaction>`,
    rules: [addMapped(name, share)],
  }
}

/** QTI has no forms: for others, the sheets are shown and their boxes are listed below. */
function formPart(
  body: Extract<PlainBody, { type: 'form' }>,
  name: string,
  share: number,
  out: QtiText,
): QtiPart {
  const each = rounded(share / Math.max(1, body.boxes.length))
  const parts = body.boxes.map((box, index) => ({
    label: out.words(box.label),
    part: gapPart(box.gap, `${name}_${index + 1}`, each, out),
  }))
  const sheets = body.sheets.map(
    (sheet) => `<p>${pictureXml(sheet.file.attachment, sheet, out)}</p>`,
  )
  const fields = parts.map(({ label, part }) => `<p>${label} ${part.body}</p>`)
  return {
    declarations: parts.flatMap(({ part }) => part.declarations),
    body: `${out.html(body.stem)}${sheets.join('')}${fields.join('')}`,
    rules: parts.flatMap(({ part }) => part.rules),
  }
}

function coordsOf(shape: Shape, width: number, height: number): { kind: string; coords: string } {
  const x = (value: number) => Math.round(value * width)
  const y = (value: number) => Math.round(value * height)
  switch (shape.kind) {
    case 'rectangle': {
      const corner = [x(shape.x + shape.width), y(shape.y + shape.height)]
      return { kind: 'rect', coords: [x(shape.x), y(shape.y), ...corner].join(',') }
    }
    case 'ellipse':
      return {
        kind: 'ellipse',
        coords: [x(shape.x), y(shape.y), x(shape.radiusX), y(shape.radiusY)].join(','),
      }
    case 'polygon':
      return {
        kind: 'poly',
        coords: shape.points.flatMap((point) => [x(point.x), y(point.y)]).join(','),
      }
  }
}
