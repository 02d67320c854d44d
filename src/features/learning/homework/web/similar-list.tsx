import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { DataTable } from '#src/web/ui/data-table.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { homeworkPaths } from '../paths.ts'
import type { SimilarWorks } from '../similar-api.ts'
import { useSideName } from './side-name.ts'
import css from './similar.module.css'
import { similarText } from './similar-text.ts'

type Side = SimilarWorks['pairs'][number]['one']

/** The pairs of works, the largest share first. */
export function SimilarList({ list }: { list: SimilarWorks }) {
  const t = useText(similarText)
  const format = useFormat()
  const sideName = useSideName()
  const { classId, homework, pairs, total } = list
  const hrefOf = (one: Side, other: Side) =>
    homeworkPaths.similar(classId, homework.homeworkId, {
      ...{ one: one.student.userId, other: other.student.userId },
    })
  return (
    <div className={css.stack}>
      <p className={css.muted}>
        {t.how(format.number(list.compared))}
        {pairs.length > 0 && ` ${t.shareHint}`}
        {total > pairs.length && ` ${t.first(format.number(pairs.length), format.number(total))}`}
      </p>
      {pairs.length === 0 ? (
        <EmptyState picture="search" title={t.empty} />
      ) : (
        <DataTable
          caption={t.title}
          columns={[
            {
              ...{ key: 'one', header: t.one, rowHeader: true },
              cell: ({ one, other }) => (
                <Link
                  to={hrefOf(one, other)}
                  aria-label={t.open(one.student.name, other.student.name)}
                >
                  {sideName(one)}
                </Link>
              ),
            },
            { key: 'other', header: t.other, cell: ({ other }) => sideName(other) },
            {
              ...{ key: 'share', header: t.share, numeric: true },
              cell: ({ share }) => t.percent(format.number(share)),
            },
          ]}
          rows={pairs}
          rowKey={({ one, other }) => `${one.student.userId} ${other.student.userId}`}
        />
      )}
    </div>
  )
}
