import { useText } from '#src/web/i18n.tsx'
import { Button, ButtonLink, IconButton } from '#src/web/ui/button.tsx'
import { Badge } from '#src/web/ui/tag.tsx'
import { Part, Row, State, Usual } from './specimens.tsx'
import { stateText } from './state-text.ts'
import { galleryText } from './text.ts'

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const
const sizes = ['small', 'medium', 'large'] as const

export function ButtonSpecimens() {
  const t = useText(galleryText)
  const s = useText(stateText)
  return (
    <>
      <Part name="Button" wide>
        {variants.map((variant) => (
          <Row key={variant}>
            <Usual>
              <Button variant={variant}>{t[variant]}</Button>
            </Usual>
            <State name={s.pending}>
              <Button variant={variant} pending>
                {t[variant]}
              </Button>
            </State>
            <State name={s.disabled}>
              <Button variant={variant} disabled>
                {t[variant]}
              </Button>
            </State>
            {sizes.map((size) => (
              <State key={size} name={s[size]}>
                <Button variant={variant} size={size}>
                  {t[variant]}
                </Button>
              </State>
            ))}
            <State name={s.icon}>
              <Button variant={variant} icon="play">
                {t[variant]}
              </Button>
            </State>
          </Row>
        ))}
        <State name={s.wide} grow>
          <Button wide variant="primary">
            {t.wide}
          </Button>
        </State>
      </Part>
      <Part name="ButtonLink">
        {variants.map((variant) => (
          <Row key={variant}>
            <Usual>
              <ButtonLink to="#ButtonLink" variant={variant}>
                {t[variant]}
              </ButtonLink>
            </Usual>
            <State name={s.icon}>
              <ButtonLink to="#ButtonLink" variant={variant} icon="arrow-right">
                {t[variant]}
              </ButtonLink>
            </State>
          </Row>
        ))}
      </Part>
      <Part name="IconButton">
        <Row>
          <Usual>
            <IconButton icon="edit" label={t.edit} />
          </Usual>
          <State name={s.disabled}>
            <IconButton icon="share" label={t.share} disabled />
          </State>
          <State name={s.small}>
            <IconButton icon="trash" label={t.remove} size="small" />
          </State>
          <State name={s.badge}>
            <IconButton icon="message" label={t.unread}>
              <Badge count={3} />
            </IconButton>
          </State>
        </Row>
      </Part>
    </>
  )
}
