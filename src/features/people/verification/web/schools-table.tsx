import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { type Column, DataTable } from '#src/web/ui/data-table.tsx'
import { Tag, type Tone } from '#src/web/ui/tag.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import type { verificationApi } from '../contract.ts'
import { schoolsText } from './schools-text.ts'
import css from './schools.module.css'

export type ReviewedSchool = AnswerOf<typeof verificationApi.getSchoolsForReview>['items'][number]

interface Acts {
  onDecide: (decision: 'approve' | 'reject', school: ReviewedSchool) => void
  onMerge: (school: ReviewedSchool, into: number | null) => void
  onEdit: (school: ReviewedSchool) => void
}

const tones: Record<ReviewedSchool['status'], Tone> = {
  pending: 'warning',
  approved: 'success',
  rejected: 'neutral',
}

export function SchoolsTable({
  rows,
  withState,
  withSimilar,
  ...acts
}: Acts & { rows: readonly ReviewedSchool[]; withState: boolean; withSimilar: boolean }) {
  const t = useText(schoolsText)
  const format = useFormat()
  return (
    <DataTable
      dense
      caption={t.title}
      rows={rows}
      rowKey={(row) => row.schoolId}
      columns={columns({ t, format, acts, withState, withSimilar })}
    />
  )
}

function columns(given: {
  t: typeof schoolsText.zh
  format: ReturnType<typeof useFormat>
  acts: Acts
  withState: boolean
  withSimilar: boolean
}): Column<ReviewedSchool>[] {
  const { t, format, acts, withState, withSimilar } = given
  const state: Column<ReviewedSchool> = {
    key: 'state',
    header: t.state,
    cell: ({ status, mergedIntoName }) => (
      <span className={css.state}>
        <Tag tone={tones[status]}>{t[status]}</Tag>
        {mergedIntoName !== null && <span>{t.mergedInto(mergedIntoName)}</span>}
      </span>
    ),
  }
  const similar: Column<ReviewedSchool> = {
    key: 'similar',
    header: t.similar,
    cell: (school) =>
      school.similar.length === 0 ? (
        t.none
      ) : (
        <ul className={css.similar}>
          {school.similar.map(({ schoolId, name }) => (
            <li key={schoolId}>
              <Button
                size="small"
                aria-label={t.mergeTo(school.name, name)}
                data-tip={t.mergeTo(school.name, name)}
                onClick={() => acts.onMerge(school, schoolId)}
              >
                {name}
              </Button>
            </li>
          ))}
        </ul>
      ),
  }
  return [
    {
      key: 'school',
      header: t.school,
      rowHeader: true,
      cell: ({ name, nameEn }) => (
        <>
          {name}
          {nameEn !== '' && <span className={css.second}>{nameEn}</span>}
        </>
      ),
    },
    { key: 'province', header: t.province, cell: ({ provinceName }) => provinceName },
    {
      key: 'people',
      header: t.people,
      numeric: true,
      cell: ({ people }) => format.number(people),
    },
    { key: 'named', header: t.named, cell: ({ createdAt }) => <TimeAgo value={createdAt} /> },
    ...(withState ? [state] : []),
    ...(withSimilar ? [similar] : []),
    {
      key: 'actions',
      header: t.actions,
      roomy: true,
      cell: (school) => <Actions school={school} {...acts} />,
    },
  ]
}

function Actions({ school, onDecide, onMerge, onEdit }: Acts & { school: ReviewedSchool }) {
  const t = useText(schoolsText)
  const { name, can } = school
  return (
    <div className={css.actions}>
      {can.approve.may && (
        <Button
          size="small"
          aria-label={t.approveNamed(name)}
          onClick={() => onDecide('approve', school)}
        >
          {t.approve}
        </Button>
      )}
      {can.reject.may && (
        <Button
          size="small"
          aria-label={t.rejectNamed(name)}
          onClick={() => onDecide('reject', school)}
        >
          {t.reject}
        </Button>
      )}
      {can.merge.may && (
        <Button
          size="small"
          variant="quiet"
          aria-label={t.mergeNamed(name)}
          onClick={() => onMerge(school, null)}
        >
          {t.merge}
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        aria-label={t.editNamed(name)}
        onClick={() => onEdit(school)}
      >
        {t.edit}
      </Button>
    </div>
  )
}
