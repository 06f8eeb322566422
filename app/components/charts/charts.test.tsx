import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { layoutLines } from '~/models/charts/lines';
import { layoutRuler, type RulerInput } from '~/models/charts/ruler';
import { toGameHours } from '~/models/games/game-hours';
import { FieldChart } from '../golf/field-chart';
import { Chart } from './chart';
import { HourList } from './hour-list';
import { Lines } from './lines';
import { Ruler } from './ruler';

function drawRuler(input: RulerInput): string {
  const ruler = layoutRuler(input);
  return ruler === null ? '' : renderToStaticMarkup(<Ruler ruler={ruler} />);
}

describe('a chart', () => {
  it('has a title and a sentence for everybody, and hides the drawing from assistive technology', () => {
    const html = renderToStaticMarkup(
      <Chart title="Ratings" text="Ashgrove is 3rd of 40." scale="Each line is a school.">
        <svg />
      </Chart>,
    );
    expect(html).toContain('Ratings</b> Ashgrove is 3rd of 40. Each line is a school.</figcaption>');
    expect(html).toContain('<div aria-hidden="true"><svg></svg></div>');
  });
});

describe('a drawn ruler', () => {
  it('writes the names of ranges that have room for them', () => {
    const ranges = [
      { upTo: 5, text: '1A' },
      { upTo: 60, text: '2A' },
      { upTo: null, text: '3A' },
    ];
    const html = drawRuler({ domain: [0, 100], ranges, tickCount: 0 });
    expect([...html.matchAll(/>(\dA)</g)].map(([, text]) => text)).toEqual(['2A', '3A']);
    expect(html.match(/<rect /g)).toHaveLength(3);
  });

  it('draws 1,000 values as one path, and counted ones as a bar for each part of the line that has some', () => {
    const dots = Array.from({ length: 1000 }, (_, index) => index % 10);
    expect(drawRuler({ dots }).match(/M[\d.]+ /g)).toHaveLength(1000);
    expect(drawRuler({ counted: dots }).match(/M[\d.]+ /g)).toHaveLength(10);
    expect(drawRuler({ dots }).match(/<path /g)).toHaveLength(1);
  });

  it('writes the texts of ticks that would touch to both sides', () => {
    const html = drawRuler({ domain: [0, 100], tickValues: [20, 50, 54, 80] });
    expect([...html.matchAll(/text-anchor="(\w+)" class="chart-tick"/g)].map(([, anchor]) => anchor)).toEqual([
      'middle',
      'end',
      'start',
      'middle',
    ]);
  });

  it('names its marks, once each', () => {
    const html = drawRuler({ domain: [0, 10], marks: [{ value: 4, text: 'Elm & Oak' }] });
    expect(html.match(/Elm &amp; Oak/g)).toHaveLength(1);
  });
});

describe('a drawn field', () => {
  const ruler = layoutRuler({
    domain: [0, 10],
    dots: [0, 5, 5],
    isStacked: true,
    marks: [{ value: 0, text: 'Ann Ruiz E', isQuiet: true }],
  });

  it('has a dot for each golfer, and names the leader and the chosen golfers at their scores, with rings for those on the course', () => {
    const html = renderToStaticMarkup(
      <FieldChart ruler={ruler} playing={[2]} chosen={[{ at: 50, text: 'Bo Ode +5' }]} />,
    );
    expect(html).toContain('<path d="M0 2.4h0M50 2.4h0M50 0.8h0" class="chart-dots"');
    expect(html).toContain('<path d="M50 0.8h0" class="chart-holes"');
    expect([...html.matchAll(/<text[^>]*>([^<]+ [^<]+)</g)].map(([, text]) => text)).toEqual([
      'Ann Ruiz E',
      'Bo Ode +5',
    ]);
    expect(html).toContain('<g class="chosen"><line x1="50%" x2="50%"');
    expect(html).toContain('<g class="chosen"><path d="M50 0.8h0"');
  });
});

describe('a list of hours', () => {
  it('has the bar of each game below its teams and site, from the first game to the last', () => {
    const buildGame = (key: string, startMinutes: number) => ({
      key,
      about: `Site ${key}`,
      startMinutes,
      minutes: 60,
      text: `Teams ${key}`,
      to: null,
      isLive: key === 'b',
    });
    const drawn = toGameHours([buildGame('b', 720), buildGame('a', 600)], 750);
    if (drawn === null) throw new Error('There are no hours.');
    const html = renderToStaticMarkup(<HourList drawn={drawn} nowText="12:30 PM CT" />);
    const bars = [
      ...html.matchAll(/Teams (\w)<.*?(Site \w)<.*?<rect x="([\d.]+%)"[^>]*width="([\d.]+%)"[^>]*stroke-([\w-]+)/g),
    ];
    expect(bars.map(([, ...bar]) => bar)).toEqual([
      ['a', 'Site a', '0%', '25%', 'ink-2'],
      ['b', 'Site b', '50%', '25%', 'live'],
    ]);
    expect(html).toContain('<p class="col-span-2">10:00 AM to about 1:00 PM</p>');
    // The present moment is written at its line, and hours where they have room.
    expect([...html.matchAll(/>([^<>]+)<\/text>/g)].slice(0, 4).map(([, text]) => text)).toEqual([
      '10:00 AM',
      '11:00 AM',
      '2:00 PM',
      '12:30 PM CT',
    ]);
  });
});

describe('drawn lines', () => {
  it('name each series at its end and each point below', () => {
    const lines = layoutLines({
      points: ['Week 1', 'Week 2'],
      series: [
        { key: 'a', text: 'Elm', values: [1, 2], isChosen: true },
        { key: 'b', text: 'Oak', values: [2, 1] },
      ],
      shape: 'bump',
      isReversed: true,
      tickCount: 2,
    });
    const html = lines === null ? '' : renderToStaticMarkup(<Lines lines={lines} hasDots />);
    expect([...html.matchAll(/>([A-Z][\w ]+)</g)].map(([, text]) => text)).toEqual(['Week 1', 'Week 2', 'Elm', 'Oak']);
    expect(html).toContain('<g class="chosen"><path d="M0,0C50,0,50,100,100,100"');
  });
});
