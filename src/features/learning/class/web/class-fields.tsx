import type { ComponentProps } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { schoolDay } from '#src/shared/school-day.ts'
import { type ClassSemester, classNameMost, classSemesters } from '../limits.ts'
import { schoolYear, semesterOf } from '../semester.ts'
import { mineText } from './mine-text.ts'
import { namesText } from './names-text.ts'

type Props<C extends (props: never) => unknown> = Parameters<C>[0]

/** The fields of a class: name, school year, semester. */
export function ClassFields({
  name,
  yearFrom,
  semester,
}: {
  name: Omit<ComponentProps<typeof TextField>, 'label'>
  yearFrom: Omit<Props<typeof Select<string>>, 'label' | 'options'>
  semester: Omit<Props<typeof Select<ClassSemester | ''>>, 'label' | 'options'>
}) {
  const t = useText(mineText)
  const { semesters } = useText(namesText)
  const now = semesterOf(schoolDay()).yearFrom
  const chosen = Number(yearFrom.value)
  const years = [now + 2, now + 1, now, now - 1, now - 2, now - 3]
  const offered = !chosen || years.includes(chosen) ? years : [...years, chosen]
  return (
    <>
      <TextField
        {...name}
        label={t.name}
        description={t.nameHint}
        maxLength={classNameMost}
        counter
        required
      />
      <Select
        {...yearFrom}
        label={t.year}
        required
        options={offered.map((year) => ({ value: String(year), label: schoolYear(year) }))}
      />
      <Select
        {...semester}
        label={t.semester}
        required
        placeholder={t.chooseSemester}
        options={classSemesters.map((value) => ({ value, label: semesters[value] }))}
      />
    </>
  )
}
