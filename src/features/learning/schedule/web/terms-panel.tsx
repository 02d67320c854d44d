import { useState } from 'react'
import { schoolYear, semesterOf } from '#src/features/learning/class/semester.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { DataTable } from '#src/web/ui/data-table.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { lastDayOf } from '../calendar.ts'
import { scheduleApi } from '../contract.ts'
import { termForm } from '../forms.ts'
import { termHalves, termWeeksMost, weeksTypedMost } from '../limits.ts'
import { writeWeeks } from '../weeks.ts'
import type { SchoolCalendar } from './school-calendar.ts'
import { officeText } from './office-text.ts'
import css from './timetable.module.css'

type Term = SchoolCalendar['terms'][number]

/** The terms with their school weeks. */
export function TermsPanel({ of: { terms } }: { of: SchoolCalendar }) {
  const t = useText(officeText)
  const format = useFormat()
  const { act } = useAct()
  const [open, setOpen] = useState<Term | 'new'>()
  const close = () => setOpen(undefined)
  const nameOf = ({ yearFrom, half }: Term) => t.termName(schoolYear(yearFrom), t.halves[half])
  const remove = (term: Term) =>
    void act(
      scheduleApi.deleteTerm,
      { termId: term.termId },
      {
        ask: {
          ...{ title: t.deleteTerm(nameOf(term)), text: t.deleteTermText },
          ...{ confirm: t.delete, danger: true },
        },
        ...{ verb: 'delete', said: t.deleted },
      },
    )
  return (
    <Panel
      title={t.terms}
      lead={terms.length === 0 ? t.noTerms : t.termsLead}
      actions={
        <Button size="small" icon="plus" onClick={() => setOpen('new')}>
          {t.addTerm}
        </Button>
      }
    >
      {terms.length > 0 && (
        <div className={css.wide}>
          <DataTable
            caption={t.terms}
            rows={terms.toReversed()}
            rowKey={({ termId }) => termId}
            dense
            columns={[
              { key: 'term', header: t.term, rowHeader: true, cell: nameOf },
              {
                ...{ key: 'from', header: t.startsOn, short: true },
                cell: ({ startsOn }) => format.date(startsOn),
              },
              {
                ...{ key: 'to', header: t.endsOn, short: true },
                cell: (term) => format.date(lastDayOf(term)),
              },
              {
                ...{ key: 'weeks', header: t.weeks, numeric: true },
                cell: ({ weeks }) => format.number(weeks),
              },
              {
                ...{ key: 'exam', header: t.examWeeks, short: true },
                cell: ({ examWeeks }) => writeWeeks(examWeeks) || t.none,
              },
              {
                ...{ key: 'lessons', header: t.lessons, numeric: true },
                cell: ({ lessons }) => format.number(lessons),
              },
              {
                ...{ key: 'acts', header: t.acts, menu: true },
                cell: (term) => (
                  <Menu
                    label={t.actsOf(nameOf(term))}
                    align="end"
                    items={[
                      {
                        ...{ key: 'edit', label: t.edit, icon: 'edit' },
                        onSelect: () => setOpen(term),
                      },
                      ...(term.lessons === 0
                        ? [
                            {
                              ...{ key: 'delete', label: t.delete, icon: 'trash' as const },
                              onSelect: () => remove(term),
                            },
                          ]
                        : []),
                    ]}
                  />
                ),
              },
            ]}
          />
        </div>
      )}
      {open && <TermDialog term={open === 'new' ? null : open} onClose={close} />}
    </Panel>
  )
}

function TermDialog({ term, onClose }: { term: Term | null; onClose: () => void }) {
  const t = useText(officeText)
  const now = semesterOf(schoolDay()).yearFrom
  const years = [...new Set([term?.yearFrom ?? now, now + 2, now + 1, now, now - 1])]
  const form = useForm({
    initial: {
      yearFrom: String(term?.yearFrom ?? now),
      half: term?.half ?? 'first',
      startsOn: term?.startsOn ?? '',
      weeks: String(term?.weeks ?? 20),
      examWeeks: term ? writeWeeks(term.examWeeks) : '19-20',
    },
    schema: termForm,
    endpoint: scheduleApi.saveTerm,
    send: ({ yearFrom, weeks, ...values }) => ({
      ...{ termId: term?.termId ?? null, ...values },
      ...{ yearFrom: Number(yearFrom), weeks: Number(weeks) },
    }),
    said: t.saved,
    done: onClose,
  })
  const title = term ? t.editTerm : t.addTerm
  return (
    <Dialog open title={title} onClose={onClose} dismissable={!form.dirty}>
      <Form form={form} label={title}>
        <Select
          {...form.field('yearFrom')}
          label={t.year}
          required
          options={years
            .toSorted((a, b) => b - a)
            .map((year) => ({ value: String(year), label: schoolYear(year) }))}
        />
        <Select
          {...form.field('half')}
          label={t.half}
          required
          options={termHalves.map((value) => ({ value, label: t.halves[value] }))}
        />
        <TextField
          {...form.field('startsOn')}
          label={t.startsOn}
          description={t.termsLead}
          type="date"
          required
        />
        <Select
          {...form.field('weeks')}
          label={t.weeks}
          required
          options={Array.from({ length: termWeeksMost }, (_, at) => String(at + 1)).map(
            (value) => ({ value, label: value }),
          )}
        />
        <TextField
          {...form.field('examWeeks')}
          label={t.examWeeks}
          description={t.examHint}
          maxLength={weeksTypedMost}
        />
        <FormFoot act={t.save} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
