import { buildFurtherFacts, listVisitFacts } from '~/blocks/sport/tournament-facts';
import type { TournamentInfo } from '~/upstream/tournament-info';
import type { Weather } from '~/upstream/weather';

export type WeatherView = ReturnType<typeof toWeatherView>;

export type TournamentView = NonNullable<ReturnType<typeof toTournamentView>>;

/** `null` when nothing is known of the tournament. */
export function toTournamentView(info: TournamentInfo | null, weather: Weather | null) {
  if (info === null) return null;
  const { administrator } = info;
  return {
    /** `2030-31 Boys Basketball State Finals`. */
    title: info.title,
    facts: [...listVisitFacts(info), ...buildFurtherFacts(info)],
    weather: weather && toWeatherView(weather),
    administrator: administrator && {
      person: {
        key: administrator.name,
        name: administrator.name,
        photoUrl: administrator.photoUrl,
        lines: administrator.title === null ? [] : [administrator.title],
        mark: null,
      },
      email: administrator.email,
    },
  };
}

function toWeatherView({ description, iconUrl, temperature, feelsLike, humidity, ...wind }: Weather) {
  const facts = [
    { term: 'Feels like', text: feelsLike === null ? null : formatDegrees(feelsLike) },
    { term: 'Wind', text: formatWind(wind) },
    { term: 'Gusts', text: wind.windGust === null ? null : `${wind.windGust} mph` },
    { term: 'Humidity', text: humidity === null ? null : `${humidity}%` },
  ];
  return {
    description,
    iconUrl,
    /** `41 °F`. */
    temperature: formatDegrees(temperature),
    facts: facts.flatMap(({ term, text }) => (text === null ? [] : [{ term, text, url: null }])),
  };
}

function formatDegrees(value: number): string {
  return `${value} °F`;
}

function formatWind({ windSpeed, windDirection }: Pick<Weather, 'windSpeed' | 'windDirection'>): string | null {
  if (windSpeed === null) return null;
  if (windSpeed === 0) return 'Calm';
  return windDirection === null ? `${windSpeed} mph` : `${windSpeed} mph ${windDirection}`;
}
