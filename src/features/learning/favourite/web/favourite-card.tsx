import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Card, CardLink } from '#src/web/ui/card.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { CourseCover } from '#src/web/ui/course-cover.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { useLocale } from '#src/web/i18n.tsx'
import type { Favourite } from '../contract.ts'
import css from './favourites.module.css'
import { favouriteText } from './text.ts'
import { useRemove } from './use-remove.ts'

/** A favourite as a card: what it is while it can be opened, what became of it after that. */
export function FavouriteCard({
  favourite,
  folder,
  isChosen,
  eager,
  onToggle,
  onMove,
}: {
  favourite: Favourite
  folder: string | undefined
  isChosen: boolean
  eager: boolean
  onToggle: () => void
  onMove: () => void
}) {
  const t = useText(favouriteText)
  const { remove, pending } = useRemove()
  const { name, about, fate, addedAt, kind } = favourite
  const cover = about?.cover ?? { category: '', theme: '', picture: null }
  const removeIt = () => void remove([favourite])
  return (
    <Card
      as="li"
      padded={false}
      interactive={about !== null}
      className={about ? css.card : `${css.card} ${css.gone}`}
    >
      <div className={css.cover}>
        <CourseCover {...cover} eager={eager} />
      </div>
      <Checkbox
        className={css.check}
        label={<span className="visually-hidden">{t.select(name)}</span>}
        checked={isChosen}
        onChange={onToggle}
      />
      <div className={css.body}>
        <p className={css.muted}>{about?.label ?? t.kindNames[kind]}</p>
        <Name favourite={favourite} />
        {about ? (
          <>
            {about.by && <p className={css.muted}>{about.by}</p>}
            <p className={css.facts}>
              {about.facts.map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </p>
          </>
        ) : (
          fate !== 'here' && (
            <>
              <p>
                <Tag tone={fate === 'deleted' ? 'danger' : 'warning'}>{t.fates[fate]}</Tag>
              </p>
              <p className={css.muted}>{t.fateText[fate]}</p>
            </>
          )
        )}
        <div className={css.foot}>
          <div className={css.when}>
            {folder !== undefined && (
              <p className={css.inFolder}>
                <Icon name="folder" size={16} />
                <span className="visually-hidden">{t.inFolder('')}</span>
                <span>{folder}</span>
              </p>
            )}
            <p>
              {t.addedAt} <TimeAgo value={addedAt} />
            </p>
          </div>
          {about === null && (
            <Button size="small" icon="trash" pending={pending} onClick={removeIt}>
              {t.remove}
              <span className="visually-hidden">{t.removeWhat(name)}</span>
            </Button>
          )}
          <Menu
            label={t.actsFor(name)}
            align="end"
            className={css.more}
            items={[
              { key: 'move', label: t.move, icon: 'folder', onSelect: onMove },
              { key: 'remove', label: t.remove, icon: 'trash', onSelect: removeIt },
            ]}
          />
        </div>
      </div>
    </Card>
  )
}

function Name({ favourite: { name, language, about } }: { favourite: Favourite }) {
  const own = useLocale() === 'en-US' ? 'en' : 'zh'
  const lang = language === own ? undefined : language === 'en' ? 'en' : 'zh-CN'
  return (
    <h2 className={css.name} lang={lang}>
      {about ? (
        <CardLink to={about.path} prefetch="intent">
          {name}
        </CardLink>
      ) : (
        name
      )}
    </h2>
  )
}
