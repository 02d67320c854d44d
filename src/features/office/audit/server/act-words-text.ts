/** A detail of a recorded act that is true. */
export const yes = { zh: '是', en: 'yes' }
