import { useText } from '#src/web/i18n.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import css from './keyboard-help.module.css'
import { keyboardText } from './keyboard-text.ts'

export interface KeySwitch {
  on: boolean
  setOn: (on: boolean) => void
}

/** The keys of the player, with the switch for those of the page and the video. */
export function KeyboardKeys({ on, setOn }: KeySwitch) {
  const t = useText(keyboardText)
  const groups: [string, [string[], string][]][] = [
    [
      t.general,
      [
        [['N'], t.keyNext],
        [['P'], t.keyPrevious],
        [['O'], t.keyOutline],
        [['S'], t.keySide],
        [['W'], t.keyNote],
        [['?'], t.keyHelp],
      ],
    ],
    [
      t.videoKeys,
      [
        [['Space', 'K'], t.keyPlay],
        [['J', 'L'], t.keyBack10],
        [['←', '→'], t.keyBack5],
        [['↑', '↓'], t.keyVolume],
        [['M'], t.keyMute],
        [['F'], t.keyFullscreen],
        [['C'], t.keySubtitles],
        [['B'], t.keyBullets],
        [['Q'], t.keySettings],
        [['A'], t.keySoundOnly],
        [['I'], t.keyPicture],
        [['<', '>'], t.keySpeed],
        [['0', '9'], t.keyJump],
      ],
    ],
    [
      t.coursewareKeys,
      [
        [['−', '+'], t.keyZoom],
        [['PgUp', 'PgDn'], t.keyPage],
      ],
    ],
  ]
  return (
    <div className={css.help}>
      {groups.map(([name, rows]) => (
        <section key={name}>
          <h3>{name}</h3>
          <dl>
            {rows.map(([names, what]) => (
              <div key={what}>
                <dt>
                  {names.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Checkbox label={t.keysOn} description={t.keysOnText} checked={on} onChange={setOn} />
    </div>
  )
}
