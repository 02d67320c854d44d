import { coursePaths } from '#src/features/learning/course/paths.ts'
import { LanguageTag, useForeign } from '#src/features/learning/course/web/other-language.tsx'
import { progressPaths } from '#src/features/learning/progress/paths.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { IconButton } from '#src/web/ui/button.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Progress } from '#src/web/ui/progress.tsx'
import type { Study, StudyItem } from './study-types.ts'
import css from './study-room.module.css'
import { OtherLanguage } from './other-language.tsx'
import type { Around } from './neighbours.ts'
import { studyText } from './text.ts'
import type { Panels } from './use-panels.ts'

type Href = (itemId: number) => string

/** The link back, the item's name, the course's progress, and the previous and next items. */
export function TopBar({
  study,
  item,
  done,
  around,
  href,
  panels,
  onHelp,
}: {
  study: Study
  item: StudyItem | null
  done: number
  around: Around
  href: Href
  panels: Panels
  onHelp: () => void
}) {
  const t = useText(studyText)
  const format = useFormat()
  const foreign = useForeign()
  const outline = panels.isOpen('outline')
  const side = panels.isOpen('side')
  return (
    <header className={css.top}>
      <Link to={coursePaths.course(study)} className={css.back} aria-label={t.back(study.name)}>
        <Icon name="arrow-left" size={20} />
        <span>{study.name}</span>
      </Link>
      <h1 className={css.title} lang={foreign(item?.foreign ?? false)}>
        {item?.name ?? study.name}
      </h1>
      {(item?.foreign || item?.text?.foreign) && <LanguageTag />}
      {study.joined && study.items > 0 && (
        <Link
          prefetch="none"
          to={progressPaths.own(study)}
          className={css.progress}
          data-tip={t.toProgress}
        >
          <span className="visually-hidden">{t.toProgress}</span>
          <Progress
            label={t.doneOf(format.number(done), format.number(study.items))}
            value={done / study.items}
          />
        </Link>
      )}
      <span className={css.steps}>
        <Step name="previous" to={around.previous} href={href} />
        <Step name="next" to={around.next} href={href} />
      </span>
      <span className={css.tools}>
        <OtherLanguage />
        <IconButton
          className={css.toggle}
          icon="panel-left"
          label={outline ? t.hideOutline : t.showOutline}
          aria-expanded={outline}
          aria-controls="study-outline"
          onClick={() => panels.toggle('outline')}
        />
        {item && (
          <IconButton
            className={css.toggle}
            icon="panel-right"
            label={side ? t.hideSide : t.showSide}
            aria-expanded={side}
            aria-controls="study-side"
            onClick={() => panels.toggle('side')}
          />
        )}
        <IconButton
          icon="question"
          label={t.keyboard}
          onClick={onHelp}
          className={css.helpButton}
        />
      </span>
    </header>
  )
}

function Step({ name, to, href }: { name: 'previous' | 'next'; to: Around['next']; href: Href }) {
  const t = useText(studyText)
  if (!to) return null
  const label = name === 'next' ? t.nextNamed(to.name) : t.previousNamed(to.name)
  return (
    <Link
      to={href(to.itemId)}
      className={css.step}
      rel={name === 'next' ? 'next' : 'prev'}
      data-tip={label}
    >
      {name === 'previous' && <Icon name="chevron-left" />}
      <span>
        {t[name]}
        <span className="visually-hidden">{`: ${to.name}`}</span>
      </span>
      {name === 'next' && <Icon name="chevron-right" />}
    </Link>
  )
}

/** The lower bar of a phone: panels and neighbouring items in reach of the thumb. */
export function PhoneBar({ around, href, panels }: { around: Around; href: Href; panels: Panels }) {
  const t = useText(studyText)
  return (
    <nav className={css.phoneBar} aria-label={t.progress}>
      <Step name="previous" to={around.previous} href={href} />
      <button
        type="button"
        aria-expanded={panels.isOpen('outline')}
        aria-controls="study-outline"
        onClick={() => panels.toggle('outline')}
      >
        <Icon name="outline" />
        {t.outlineShort}
      </button>
      <button
        type="button"
        aria-expanded={panels.isOpen('side')}
        aria-controls="study-side"
        onClick={() => panels.toggle('side')}
      >
        <Icon name="file" />
        {t.sideShort}
      </button>
      <Step name="next" to={around.next} href={href} />
    </nav>
  )
}
