import { useExport } from '#src/features/content/archive/web/archive-parts.tsx'
import { MoreMenu, OwnTags } from '#src/features/content/textbook/web/own-list.tsx'
import { CourseStatus } from '#src/features/learning/approval/web/course-status.tsx'
import { interactionPaths } from '#src/features/learning/interaction/paths.ts'
import { coursePaths } from '#src/features/learning/course/paths.ts'
import { verificationPaths } from '#src/features/people/verification/paths.ts'
import { pick } from '#src/shared/locale.ts'
import { taskPaths } from '#src/features/learning/task/paths.ts'
import { progressPaths } from '#src/features/learning/progress/paths.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { authoringApi } from '../contract.ts'
import type { OwnCourse } from '../own-api.ts'
import { authoringPaths } from '../paths.ts'
import css from './manage.module.css'
import { manageText } from './manage-text.ts'
import { nameOf } from './name-of.ts'
import { useCopy } from './use-copy.ts'

interface Row {
  row: OwnCourse
}

/** The name of a course in the languages in which it is offered. */
export function OwnName({ row }: Row) {
  const t = useText(manageText)
  const locale = useLocale()
  const shown = nameOf(row.name, locale) || t.unnamed
  const other = shown === row.name.zh ? row.name.en : row.name.zh
  return (
    <>
      {row.deletedAt === null ? <Link to={authoringPaths.edit(row)}>{shown}</Link> : shown}
      {row.offered === 'both' && other !== '' && other !== shown && (
        <span className={css.other} lang={other === row.name.en ? 'en' : 'zh-CN'}>
          {other}
        </span>
      )}
    </>
  )
}

/** The states of a course, and how many changes wait for their release. */
export function OwnState({ row }: Row) {
  const t = useText(manageText)
  const format = useFormat()
  return (
    <OwnTags>
      <CourseStatus publication={{ ...row, waiting: row.waits ? row : null }} />
      {row.unreleased > 0 && (
        <Tag tone="warning">{t.unreleased(format.number(row.unreleased))}</Tag>
      )}
    </OwnTags>
  )
}

/** The next thing to do with a course. */
export function NextStep({ row }: Row) {
  const t = useText(manageText)
  const format = useFormat()
  const { act, pending } = useAct()
  const { courseId, next } = row
  if (row.deletedAt !== null) {
    return (
      <Button
        size="small"
        pending={pending}
        onClick={() => void act(authoringApi.restoreCourse, { courseId }, { said: t.restored })}
      >
        {t.restore}
      </Button>
    )
  }
  const to = {
    complete: authoringPaths.edit(row),
    chapters: authoringPaths.chapters(row),
    content: authoringPaths.content(row),
    verify: verificationPaths.verification(),
    submit: authoringPaths.publish(row),
    wait: authoringPaths.publish(row),
    mend: authoringPaths.publish(row),
    publish: authoringPaths.publish(row),
    release: authoringPaths.publish(row),
    none: coursePaths.course(row),
  }[next]
  return (
    <ButtonLink size="small" to={to}>
      {t.next[next](format.number(row.count))}
    </ButtonLink>
  )
}

/** The other acts on a course. */
export function OwnMenu({ row }: Row) {
  const t = useText(manageText)
  const locale = useLocale()
  const { act } = useAct()
  const copy = useCopy(row)
  const exports = useExport('course', row.courseId)
  if (row.deletedAt !== null) return null
  const { courseId, can } = row
  const name = nameOf(row.name, locale) || t.unnamed
  function remove() {
    // A course that may not be deleted is refused without a question first.
    if (can.delete.why) return toast.error(pick(can.delete.why, locale))
    void act(
      authoringApi.deleteCourse,
      { courseId },
      {
        ask: { title: t.deleteTitle(name), text: t.deleteText, confirm: t.delete, danger: true },
        ...{ said: t.deleted, words: t.deleteFailed },
      },
    )
  }
  return (
    <>
      <MoreMenu
        label={t.more(name)}
        items={[
          { key: 'edit', label: t.edit, icon: 'edit', to: authoringPaths.edit(row) },
          {
            key: 'chapters',
            label: t.toChapters,
            icon: 'outline',
            to: authoringPaths.chapters(row),
          },
          { key: 'content', label: t.toContent, icon: 'video', to: authoringPaths.content(row) },
          {
            key: 'publication',
            label: t.publicationPage,
            icon: 'shield',
            to: authoringPaths.publish(row),
          },
          // Questions come from learners; a course that nobody has joined has none.
          ...(row.learners > 0
            ? [
                {
                  ...{ key: 'interaction', label: t.interaction, icon: 'question' as const },
                  to: interactionPaths.course(courseId),
                },
                {
                  ...{ key: 'tasks', label: t.tasks, icon: 'task' as const },
                  to: taskPaths.answers(row),
                },
              ]
            : []),
          ...(can.seeLearners.may && row.learners > 0
            ? [
                {
                  ...{ key: 'progress', label: t.progress, icon: 'users' as const },
                  to: progressPaths.learners(row),
                },
              ]
            : []),
          { key: 'view', label: t.view1, icon: 'external', to: coursePaths.course(row) },
          copy,
          exports.item,
          { key: 'delete', label: t.delete, icon: 'trash', onSelect: remove },
        ]}
      />
      {exports.dialog}
    </>
  )
}
