import { useEffect, useId, useRef } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { IconButton } from '#src/web/ui/button.tsx'
import { type FilmTrack, type FilmView, speeds } from '../contract.ts'
import { bytesOf, megabytes } from './film-bytes.ts'
import { playerText } from './player-text.ts'
import css from './player-settings.module.css'
import { settingsText } from './settings-text.ts'
import type { Quality } from './source-choice.ts'
import type { Subtitles } from './use-subtitles.ts'

/** What is set seldom: quality, two subtitles, sound only. A panel inside the stage, so that full screen has it. */
export function PlayerSettings({
  film,
  qualities,
  quality,
  lines,
  onQuality,
  speed,
  onSpeed,
  tracks,
  subtitles: { choice, set },
  soundOnly,
  onSoundOnly,
  onPicture,
  onClose,
}: {
  film: FilmView
  qualities: readonly Quality[]
  quality: Quality
  /** The lines across the picture that plays now; 0 while unknown. */
  lines: number
  onQuality: (quality: Quality) => void
  speed: string
  onSpeed: (speed: string) => void
  tracks: readonly FilmTrack[]
  subtitles: Subtitles
  soundOnly: boolean
  onSoundOnly: (on: boolean) => void
  onPicture: () => void
  onClose: () => void
}) {
  const t = useText(settingsText)
  const player = useText(playerText)
  const format = useFormat()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    const fields = panel.current?.querySelectorAll<HTMLElement>('select, input') ?? []
    // The speed stands here on phones alone.
    ;[...fields].find((field) => field.checkVisibility())?.focus()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  const sized = (value: Quality) => format.number(megabytes(bytesOf(film, value)[1]))
  const nameOf = (value: Quality) => {
    if (value === 'auto') return lines > 0 && quality === 'auto' ? t.autoNow(String(lines)) : t.auto
    return value === 'original' ? t.original(sized(value)) : t.lines(value, sized(value))
  }
  const trackOptions: [string, string][] = [
    ['off', t.none],
    ...tracks.map(({ id, label }): [string, string] => [id, label]),
  ]
  const trackOf = (id: string) => tracks.find((track) => track.id === id)
  return (
    // Escape closes the panel from any of its fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={panel}
      className={css.panel}
      role="group"
      aria-label={player.settings}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <div className={css.head}>
        <strong>{player.settings}</strong>
        <IconButton icon="close" label={t.close} onClick={onClose} />
      </div>
      {qualities.length > 0 ? (
        <Row
          label={t.quality}
          value={qualities.includes(quality) ? quality : 'auto'}
          options={qualities.map((value) => [value, nameOf(value)])}
          onChange={onQuality}
        />
      ) : (
        <p className={css.hint}>{t.oneQuality}</p>
      )}
      {/* Where the bar has no room for it. */}
      <span className={css.narrow}>
        <Row
          label={player.speed}
          value={speed}
          options={speeds.map((value) => [`${value}`, `${value}×`])}
          onChange={onSpeed}
        />
      </span>
      {tracks.length > 0 && (
        <>
          <Row
            label={t.above}
            value={choice.above?.id ?? 'off'}
            options={trackOptions}
            onChange={(id) => set({ ...choice, above: trackOf(id) })}
          />
          <Row
            label={t.below}
            value={choice.below?.id ?? 'off'}
            options={trackOptions}
            onChange={(id) => set({ ...choice, below: trackOf(id) })}
          />
        </>
      )}
      {film.sound !== null && (
        <label className={css.check}>
          <input
            type="checkbox"
            checked={soundOnly}
            onChange={(event) => onSoundOnly(event.target.checked)}
          />
          <span>
            {t.soundOnly}
            <span className={css.hint}>{t.soundOnlyText}</span>
          </span>
        </label>
      )}
      {document.pictureInPictureEnabled && (
        <button type="button" className={css.act} onClick={onPicture}>
          {t.picture}
        </button>
      )}
    </div>
  )
}

function Row({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: string
  options: (readonly [string, string])[]
  onChange: (value: string) => void
}) {
  const id = useId()
  return (
    <div className={css.row}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
