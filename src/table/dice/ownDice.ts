/**
 * Whose dice are rolled, a setting of each match.
 *
 * `table`: the engine rolls from its own chance, and the film of the throw ends on what it rolled.
 *
 * `own`: people roll real dice beside the screen and tap in what they show. The engine must ask for it: instead of drawing from
 * its chance it opens a decision whose options are the faces, with a gesture of kind `throw`, and the tapped face is an answer
 * like any other, so it is logged, saved and replayed. It cannot be laid over a result the engine has already
 * rolled: such a result would have to be thrown away, and whoever taps could choose between the two.
 */
export type DiceSetting = 'table' | 'own';
