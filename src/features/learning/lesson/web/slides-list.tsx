import { useState } from 'react'
import { kindIcons } from '#src/features/content/file/web/kind-icons.ts'
import type { ClassMaterial } from '#src/features/learning/class-material/contract.ts'
import { classPaths } from '#src/features/learning/class/paths.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { fileSize } from '#src/web/ui/file-rules.ts'
import { Icon } from '#src/web/ui/icon.tsx'
import { NewWindow } from '#src/web/ui/new-window.tsx'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import css from './slides.module.css'
import { slidesText } from './slides-text.ts'
import { useMaterials } from './use-materials.ts'

/** Lists shorter than this have no search. */
const searchedFrom = 8

/** The materials of the class that can be shown on the projector. */
export function SlidesList({
  classId,
  shownId,
  onChoose,
  onClose,
}: {
  classId: number
  /** The material that is shown already. */
  shownId: number | undefined
  onChoose: (materialId: number) => void
  onClose: () => void
}) {
  const t = useText(slidesText)
  const { list, failed, retry } = useMaterials(classId)
  const [words, setWords] = useState('')
  const files = list?.items.filter(({ file }) => file !== null && file.kind !== 'other') ?? []
  const wanted = words.trim().toLowerCase()
  const found = files.filter(({ title, folder }) =>
    `${title}\n${folder}`.toLowerCase().includes(wanted),
  )
  // Teachers add in a tab of its own, so that the projector stays as it is.
  const add = list?.can.manage.may && (
    <ButtonLink
      icon="plus"
      to={classPaths.materials(classId)}
      target="_blank"
      prefetch="none"
      variant={files.length === 0 ? 'primary' : 'secondary'}
    >
      {t.add}
      <NewWindow />
    </ButtonLink>
  )
  return (
    <Dialog
      open
      title={t.choose}
      width={720}
      onClose={onClose}
      footer={files.length > 0 ? add : undefined}
    >
      {failed && (
        <div className={css.failed}>
          <p role="alert">{t.failed}</p>
          <Button onClick={retry}>{t.retry}</Button>
        </div>
      )}
      {!list && !failed && <SkeletonText lines={4} />}
      {list && files.length === 0 && (
        <EmptyState
          level={3}
          title={t.empty}
          text={list.can.manage.may ? t.emptyTeacher : t.emptyAssistant}
          action={add}
        />
      )}
      {files.length >= searchedFrom && (
        <TextField
          label={t.search}
          type="search"
          autoComplete="off"
          value={words}
          onChange={setWords}
        />
      )}
      {files.length > 0 && found.length === 0 && (
        <EmptyState level={3} picture="search" title={t.notFound} />
      )}
      {found.length > 0 && (
        <ul className={css.list}>
          {found.map((one) => (
            <li key={one.materialId}>
              <Choice
                material={one}
                isShown={one.materialId === shownId}
                onChoose={() => onChoose(one.materialId)}
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function Choice({
  material: { title, folder, file, visibleFrom },
  isShown,
  onChoose,
}: {
  material: ClassMaterial
  isShown: boolean
  onChoose: () => void
}) {
  const t = useText(slidesText)
  const format = useFormat()
  if (file === null || file.kind === 'other') return null
  const isLater = visibleFrom !== null && visibleFrom > schoolDay()
  return (
    <button
      type="button"
      className={css.choice}
      aria-current={isShown || undefined}
      onClick={onChoose}
    >
      <Icon name={kindIcons[file.kind]} size={24} />
      <span className={css.what}>
        <b>{title}</b>
        <span className={css.facts}>
          <span>
            {t.kinds[file.kind]} · {fileSize(file.size)}
          </span>
          {folder !== '' && <span>{folder}</span>}
          {isLater && <span className={css.later}>{t.from(format.date(visibleFrom))}</span>}
          {isShown && <Tag>{t.shown}</Tag>}
        </span>
      </span>
    </button>
  )
}
