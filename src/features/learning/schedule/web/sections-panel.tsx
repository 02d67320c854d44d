import { useState } from 'react'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { scheduleApi } from '../contract.ts'
import { sectionsMost } from '../limits.ts'
import type { Section, Sections } from '../sections.ts'
import type { SchoolCalendar } from './school-calendar.ts'
import { officeText } from './office-text.ts'
import css from './timetable.module.css'

/** The sections of the day: one set, or one for the winter and one for the summer. */
export function SectionsPanel({ of: { sections } }: { of: SchoolCalendar }) {
  const t = useText(officeText)
  const format = useFormat()
  const [edits, setEdits] = useState(false)
  const { winter, summer, hasSummer, summerFrom, summerTo } = sections
  return (
    <Panel
      title={t.sections}
      lead={
        <>
          {t.sectionsLead(format.number(winter.length))}
          {hasSummer && ` · ${t.summerIs(summerFrom, summerTo)}`}
        </>
      }
      actions={
        <Button size="small" icon="edit" onClick={() => setEdits(true)}>
          {t.editSections}
        </Button>
      }
    >
      <div className={css.sets}>
        <Times title={t.winter} list={winter} />
        {hasSummer && <Times title={t.summer} list={summer} />}
      </div>
      {edits && <SectionsDialog sections={sections} onClose={() => setEdits(false)} />}
    </Panel>
  )
}

function Times({ title, list }: { title: string; list: readonly Section[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ol className={css.timesShown}>
        {list.map(({ from, to }) => (
          <li key={from}>
            {from}–{to}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The section that follows the last one, after a break. */
function nextOf(list: readonly Section[]): Section {
  const [hours = 0, minutes = 0] = (list.at(-1)?.to ?? '07:50').split(':').map(Number)
  const clock = (at: number) => {
    const capped = Math.min(at, 23 * 60 + 59)
    const two = (part: number) => String(part).padStart(2, '0')
    return `${two(Math.floor(capped / 60))}:${two(capped % 60)}`
  }
  const start = hours * 60 + minutes + 10
  return { from: clock(start), to: clock(start + 45) }
}

function SectionsDialog({ sections, onClose }: { sections: Sections; onClose: () => void }) {
  const t = useText(officeText)
  const format = useFormat()
  const form = useForm({
    initial: sections,
    check: ({ hasSummer, summerFrom, summerTo }): Record<string, string> => {
      const isDay = (text: string) => /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text)
      if (!hasSummer) return {}
      return {
        ...(!isDay(summerFrom) && { summerFrom: t.monthDay }),
        ...(!isDay(summerTo) && { summerTo: t.monthDay }),
      }
    },
    endpoint: scheduleApi.saveSections,
    said: t.saved,
    done: onClose,
  })
  const { values } = form
  const [winter, summer] = [form.list('winter'), form.list('summer')]
  const both = [winter, summer]
  const more = () => {
    winter.add(nextOf(values.winter))
    summer.add(nextOf(values.summer))
  }
  const fewer = () => both.forEach(({ rows }) => rows.at(-1)?.remove())
  const times = (name: 'winter' | 'summer') => (
    <fieldset className={css.times}>
      <legend>{t[name]}</legend>
      <span aria-hidden="true">{t.number}</span>
      <span aria-hidden="true">{t.begins}</span>
      <span aria-hidden="true">{t.ends}</span>
      {values[name].map((_, at) => (
        <TimeRow
          key={at}
          number={format.number(at + 1)}
          set={t[name]}
          from={form.field(`${name}.${at}.from`)}
          to={form.field(`${name}.${at}.to`)}
        />
      ))}
    </fieldset>
  )
  return (
    <Dialog open width={720} title={t.editSections} onClose={onClose} dismissable={!form.dirty}>
      <Form form={form} label={t.editSections}>
        <Checkbox {...form.check('hasSummer')} label={t.hasSummer} />
        {values.hasSummer && (
          <div className={css.pair}>
            <TextField {...form.field('summerFrom')} label={t.summerFrom} maxLength={5} required />
            <TextField {...form.field('summerTo')} label={t.summerTo} maxLength={5} required />
          </div>
        )}
        <div className={css.sets}>
          {times('winter')}
          {values.hasSummer && times('summer')}
        </div>
        <div className={css.acts}>
          {values.winter.length < sectionsMost && (
            <Button size="small" icon="plus" onClick={more}>
              {t.addSection}
            </Button>
          )}
          {values.winter.length > 1 && (
            <Button size="small" icon="minus" onClick={fewer}>
              {t.removeSection}
            </Button>
          )}
        </div>
        <FormFoot act={t.save} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}

type TimeField = Omit<Parameters<typeof TextField>[0], 'label'>

function TimeRow({
  number,
  set,
  from,
  to,
}: {
  number: string
  set: string
  from: TimeField
  to: TimeField
}) {
  const t = useText(officeText)
  return (
    <>
      <b>{number}</b>
      <TextField {...from} type="time" label={t.beginsOf(set, number)} labelHidden required />
      <TextField {...to} type="time" label={t.endsOf(set, number)} labelHidden required />
    </>
  )
}
