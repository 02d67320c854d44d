import type { ComponentType } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { ButtonSpecimens } from './button-specimens.tsx'
import { CardSpecimens, EmptySpecimens } from './card-specimens.tsx'
import { FieldSpecimens } from './field-specimens.tsx'
import { FormSpecimen } from './form-specimen.tsx'
import css from './gallery.module.css'
import { ColourSpecimens, IconSpecimens } from './icon-specimens.tsx'
import { MarkSpecimens } from './mark-specimens.tsx'
import { OfficeSpecimens } from './office-specimens.tsx'
import { OverlaySpecimens } from './overlay-specimens.tsx'
import { Specimens } from './specimens.tsx'
import { TableSpecimens } from './table-specimens.tsx'
import { galleryText } from './text.ts'
import { WaySpecimens } from './way-specimens.tsx'

const sections = {
  buttons: ButtonSpecimens,
  fields: FieldSpecimens,
  form: FormSpecimen,
  marks: MarkSpecimens,
  ways: WaySpecimens,
  cards: CardSpecimens,
  tables: TableSpecimens,
  empties: EmptySpecimens,
  overlays: OverlaySpecimens,
  office: OfficeSpecimens,
  icons: IconSpecimens,
  colours: ColourSpecimens,
} satisfies Record<string, ComponentType>

/** Every part of the interface in all its states, for designers and developers. */
export default function GalleryPage() {
  const t = useText(galleryText)
  const all = Object.entries(sections) as [keyof typeof sections, ComponentType][]
  return (
    <main id="main" className={`container ${css.page}`}>
      <h1>{t.title}</h1>
      <p className={css.lead}>{t.lead}</p>
      <nav aria-label={t.contents} className={css.contents}>
        {all.map(([id]) => (
          <a key={id} href={`#${id}`}>
            {t[id]}
          </a>
        ))}
      </nav>
      {all.map(([id, Part]) => (
        <Specimens key={id} id={id} title={t[id]} wide={id === 'office' || id === 'tables'}>
          <Part />
        </Specimens>
      ))}
    </main>
  )
}
