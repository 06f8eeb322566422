import { placeGame, type ResultLetter, type SeasonStrip as SeasonStripView } from '~/models/charts/season-strip';

/** A bar up for a win, down for a loss, a dot for a tie and a ring for a game to come, with scores, opponents and days. */
export function SeasonStrip({ strip: { room, line, games, days } }: { readonly strip: SeasonStripView }) {
  const drawGames = (wanted: ResultLetter | null) =>
    games.map(({ letter, end }, index) => (letter === wanted ? `M${index + 0.5} ${line}V${end}` : '')).join('');
  return (
    <div className="season-strip">
      <svg width="100%" className="season-bars">
        <svg viewBox={`0 0 ${room} 100`} preserveAspectRatio="none" width="100%" height="100%" overflow="visible">
          <path d={`M0 ${line}H${room}`} className="chart-line" />
          <path d={drawGames('W')} className="stroke-win" />
          <path d={drawGames('L')} className="stroke-loss" />
          <path d={drawGames('T')} className="stroke-ink-2" />
          <path d={drawGames(null)} className="stroke-ink-2" />
          <path d={drawGames(null)} className="stroke-surface" />
        </svg>
        {games.map(({ letter, end, score, opponent }, index) => {
          const isLoss = letter === 'L';
          const at = placeGame(index, room);
          const anchor = opponent !== undefined ? 'middle' : at < 34 ? 'start' : at > 66 ? 'end' : 'middle';
          return [
            score !== undefined && (
              <text key={`${index} score`} x={`${at}%`} y={`${end}%`} dy={isLoss ? 13 : -4} textAnchor={anchor}>
                {score}
              </text>
            ),
            opponent !== undefined && (
              <text key={index} x={`${at}%`} y={`${line}%`} dy={isLoss ? -4 : 13} className="chart-tick">
                {opponent}
              </text>
            ),
          ];
        })}
      </svg>
      <svg width="100%" height="14" className="block overflow-visible">
        {days.map(([index, text]) => (
          <text key={index} x={`${Math.min(95, Math.max(5, placeGame(index, room)))}%`} y="12" className="chart-tick">
            {text}
          </text>
        ))}
      </svg>
    </div>
  );
}
