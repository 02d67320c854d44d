import { bodyOfForm } from '../forms/cells.ts'
import { demoForms } from '../forms/forms.ts'
import { type BankQuestion, block, type Pair } from './make.ts'

interface Spot {
  form: string
  stem: Pair
  /** The box that is right; the others mislead. */
  right: string
  explanation: Pair
}

const spots: Spot[] = [
  {
    form: 'commercial-invoice',
    stem: [
      '在发票上指出填写发票日期的位置。',
      'Point to the place on the invoice where its date is written.',
    ],
    right: 'date',
    explanation: [
      '发票日期不得晚于交单日，通常早于提单日。',
      'The invoice is dated no later than the presentation, and usually before the bill of lading.',
    ],
  },
  {
    form: 'commercial-invoice',
    stem: [
      '信用证要求发票注明合同号，应写在哪里？',
      'The credit asks for the contract number on the invoice. Where does it go?',
    ],
    right: 'contract',
    explanation: ['S/C NO. 即销售合同号。', 'S/C No. is the number of the sales contract.'],
  },
]

/** Places to be found on the documents of the demo. @param idOf the file of a form's picture */
export const hotspotQuestions = (idOf: (form: string) => number): BankQuestion[] =>
  spots.map(({ form: name, stem, right, explanation }) => {
    const form = demoForms.find((one) => one.name === name)!
    const { sheets, boxes } = bodyOfForm(form, idOf(name))
    const [sheet] = sheets
    return {
      ...{ topic: 'forms', difficulty: 2, points: 2, tags: [['单证', 'Documents']] },
      body: {
        type: 'hotspot',
        stem: block(stem),
        explanation: block(explanation),
        picture: {
          ...{ file: sheet!.file, width: sheet!.width, height: sheet!.height },
          alt: form.alt,
        },
        areas: boxes.map(({ id, x, y, width, height, label }) => ({
          ...{ id, label, right: id === right },
          shape: { kind: 'rectangle', x, y, width, height },
        })),
        most: 1,
      },
    }
  })
