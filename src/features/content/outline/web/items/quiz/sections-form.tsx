import { noText } from '#src/features/content/draft/record.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { randomHex } from '#src/web/random-hex.ts'
import { Button, IconButton } from '#src/web/ui/button.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import type { Side } from '#src/features/content/editor/web/both-sides.ts'
import type { QuizSection } from '../../../records.ts'
import quizCss from './quiz.module.css'
import { settingsText } from './settings-text.ts'

/** The sections of a quiz: names and directions in the languages of the course. */
export function SectionsForm({
  sections,
  languages,
  onChange,
}: {
  sections: readonly QuizSection[]
  languages: readonly Side[]
  onChange: (sections: readonly QuizSection[]) => void
}) {
  const t = useText(settingsText)
  const format = useFormat()
  const put = (at: number, next: QuizSection) => onChange(sections.with(at, next))
  return (
    <section className={quizCss.sections} aria-label={t.sections}>
      {sections.map((section, at) => {
        const number = format.number(at + 1)
        return (
          <div key={section.key} className={quizCss.section}>
            <div className={quizCss.sides}>
              {languages.map((side) => (
                <TextField
                  key={side}
                  label={labelIn(t.sectionName(number), side, languages, t.english)}
                  maxLength={100}
                  value={section.name[side]}
                  onChange={(text) =>
                    put(at, { ...section, name: { ...section.name, [side]: text } })
                  }
                />
              ))}
              {languages.map((side) => (
                <TextField
                  key={side}
                  label={labelIn(t.sectionIntro(number), side, languages, t.english)}
                  maxLength={500}
                  value={section.intro[side]}
                  onChange={(text) =>
                    put(at, { ...section, intro: { ...section.intro, [side]: text } })
                  }
                />
              ))}
            </div>
            <IconButton
              icon="trash"
              label={t.removeSection(number)}
              onClick={() => onChange(sections.toSpliced(at, 1))}
            />
          </div>
        )
      })}
      <Button
        icon="plus"
        size="small"
        variant="quiet"
        onClick={() =>
          onChange([...sections, { key: `s-${newKey()}`, name: noText, intro: noText }])
        }
      >
        {t.addSection}
      </Button>
    </section>
  )
}

const labelIn = (label: string, side: Side, languages: readonly Side[], english: string) =>
  side === 'en' && languages.length > 1 ? `${label} (${english})` : label

/** Ten characters, which no other section or draw of the quiz has. */
export const newKey = (): string => randomHex().slice(0, 10)
