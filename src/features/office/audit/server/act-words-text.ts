/** Details of a recorded act that are true or false. */
export const yes = { zh: '是', en: 'yes' }
