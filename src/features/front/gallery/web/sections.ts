import type { ComponentType } from 'react'
import { ButtonSpecimens } from './button-specimens.tsx'
import { CardSpecimens } from './card-specimens.tsx'
import { ChoiceSpecimens } from './choice-specimens.tsx'
import { ColourSpecimens, IconSpecimens } from './colour-specimens.tsx'
import { FieldSpecimens } from './field-specimens.tsx'
import {
  DraftSpecimens,
  FileSpecimens,
  OutlineSpecimens,
  QuestionSpecimens,
} from './lazy-files.tsx'
import { FloatSpecimens } from './float-specimens.tsx'
import { FormSpecimens } from './form-specimens.tsx'
import { ListSpecimens } from './list-specimens.tsx'
import { MarkSpecimens } from './mark-specimens.tsx'
import { OfficeSpecimens } from './office-specimens.tsx'
import { OverlaySpecimens } from './overlay-specimens.tsx'
import { PageSpecimens } from './page-specimens.tsx'
import { TextSpecimens } from './lazy-texts.tsx'
import { WaySpecimens } from './way-specimens.tsx'
import type { Kind } from './part-names.ts'

export const sections: Record<Kind, ComponentType> = {
  buttons: ButtonSpecimens,
  fields: FieldSpecimens,
  choices: ChoiceSpecimens,
  files: FileSpecimens,
  texts: TextSpecimens,
  forms: FormSpecimens,
  outlines: OutlineSpecimens,
  drafts: DraftSpecimens,
  questions: QuestionSpecimens,
  marks: MarkSpecimens,
  ways: WaySpecimens,
  cards: CardSpecimens,
  lists: ListSpecimens,
  pages: PageSpecimens,
  overlays: OverlaySpecimens,
  floats: FloatSpecimens,
  office: OfficeSpecimens,
  icons: IconSpecimens,
  colours: ColourSpecimens,
}
