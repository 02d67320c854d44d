import type { ComponentProps, ReactNode } from 'react'
import type { ShownPicture } from '#src/shared/picture.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Card } from '#src/web/ui/card.tsx'
import { CourseCover } from '#src/web/ui/course-cover.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { useStored } from '#src/web/use-stored.ts'
import { ownListText } from './own-list-text.ts'
import css from './own-list.module.css'

/** The parts of a teacher's own list, of textbooks as of courses. */

const views = ['cards', 'table'] as const
export type ListView = (typeof views)[number]

/** Remembers whether a list is shown as cards or as a table. */
export const useListView = (list: string) => useStored<ListView>(`${list}:view`, 'cards', views)

/** How many there are, and the choice between cards and a table. */
export function ListHead({
  count,
  view,
  onView,
}: {
  count: string
  view: ListView
  onView: (view: ListView) => void
}) {
  const t = useText(ownListText)
  return (
    <div className={css.head}>
      <p aria-live="polite">{count}</p>
      <div className={css.views} role="group" aria-label={t.view}>
        {views.map((one) => (
          <Button
            key={one}
            size="small"
            variant="quiet"
            aria-pressed={view === one}
            onClick={() => onView(one)}
          >
            {t[one]}
          </Button>
        ))}
      </div>
    </div>
  )
}

export const OwnGrid = ({ children }: { children: ReactNode }) => (
  <ul className={css.grid}>{children}</ul>
)

/** One's own textbook or course as a card: its state, name and facts, and at the foot what is next to do. */
export function OwnCard({
  cover,
  state,
  name,
  facts,
  foot,
}: {
  cover: { category: string; theme: string; picture: ShownPicture | null }
  state: ReactNode
  name: ReactNode
  /** Lines below the name. */
  facts: readonly ReactNode[]
  foot: ReactNode
}) {
  return (
    <Card as="li" padded={false} className={css.card}>
      <CourseCover category={cover.category} theme={cover.theme} picture={cover.picture} />
      <div className={css.body}>
        {state}
        <h2 className={css.name}>{name}</h2>
        {facts.map((fact, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines of a card do not move
          <p key={at} className={css.muted}>
            {fact}
          </p>
        ))}
        <OwnFoot>{foot}</OwnFoot>
      </div>
    </Card>
  )
}

/** The next step with the menu of other acts, in a card as in a row. */
export const OwnFoot = ({ children }: { children: ReactNode }) => (
  <div className={css.foot}>{children}</div>
)

/** A table on a surface of its own. */
export const OwnSurface = ({ children }: { children: ReactNode }) => (
  <div className={css.surface}>{children}</div>
)

export const OwnTags = ({ children }: { children: ReactNode }) => (
  <span className={css.tags}>{children}</span>
)

/** The other acts, behind three dots. */
export const MoreMenu = (props: Pick<ComponentProps<typeof Menu>, 'label' | 'items'>) => (
  <Menu {...props} align="end" className={css.more} />
)
