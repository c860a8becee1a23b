import { Trans } from '@lingui/react/macro';
import { loadMessages } from '../../../../ui/language.ts';
import { Lesson, type LessonProps } from '../../Lesson.tsx';

loadMessages(import.meta.glob('./locales/*.po'));

/** How urges rise and fall, and how to stay beside one until it has. */
export function HowUrgesPass(props: LessonProps) {
  return (
    <Lesson
      {...props}
      lead={
        <Trans>
          An urge feels like a demand that will only grow until you give in. It is closer to weather: it
          builds, it stands over you for a while, and it moves on, whether or not you gamble.
        </Trans>
      }
      evidence={[
        {
          authors: 'Bowen, S., & Marlatt, A.',
          year: 2009,
          title: 'Surfing the urge: brief mindfulness-based intervention for college student smokers',
          where: 'Psychology of Addictive Behaviors, 23(4), 666–671',
          found: (
            <Trans>
              Smokers who had practised staying with an urge had as many urges as before, and smoked fewer
              cigarettes in the week that followed.
            </Trans>
          ),
        },
        {
          authors: 'Kavanagh, D. J., Andrade, J., & May, J.',
          year: 2005,
          title: 'Imaginary relish and exquisite torture: the elaborated intrusion theory of desire',
          where: 'Psychological Review, 112(2), 446–467',
          found: (
            <Trans>How a passing thought becomes a craving: by being painted out in vivid pictures.</Trans>
          ),
        },
        {
          authors: 'Skorka-Brown, J., Andrade, J., Whalley, B., & May, J.',
          year: 2015,
          title: 'Playing Tetris decreases drug and other cravings in real world settings',
          where: 'Addictive Behaviors, 51, 165–170',
          found: (
            <Trans>
              Three minutes of a game that needs the eyes lowered everyday cravings by about 14 points of a
              hundred. A small study, with 31 students.
            </Trans>
          ),
        },
      ]}
    >
      <h2>
        <Trans>What an urge is made of</Trans>
      </h2>
      <p>
        <Trans>
          It usually begins with something small: a message that your pay has arrived, a match on in the
          corner of a bar, an empty evening, a row. A thought appears almost by itself: ‘I could just look.’
          So far nothing has happened. Thoughts like this come to everyone who has gambled a lot, for years
          afterwards, and they go again.
        </Trans>
      </p>
      <p>
        <Trans>
          What turns the thought into an urge is what we do with it next. We start to paint. We see the
          screen, we hear the sound, we feel the relief of the first minute, we work out how much there is and
          how it could be done. Each picture makes the body answer: a faster heart, a tight chest, a restless
          leg. The body’s answer then seems to prove that this is serious. Psychologists call this
          elaboration. It is why an urge that is fed with pictures can last for hours, and why one that is not
          fed runs out of strength.
        </Trans>
      </p>
      <h2>
        <Trans>The shape of it</Trans>
      </h2>
      <p>
        <Trans>
          Left alone, most urges have a shape like a wave. They rise, often steeply. They stand for some
          minutes that feel much longer. Then they ease, unevenly, with a smaller swell or two afterwards.
          There is no exact number of minutes that fits everybody; many people find that the worst of it is
          behind them within a quarter of an hour. The timer on Help now runs for ten minutes because ten
          minutes are bearable, and because things usually look different at the end of them.
        </Trans>
      </p>
      <p>
        <Trans>
          There is a reason why this is hard to believe while it happens. If every urge so far has ended with
          gambling, you have never seen one end any other way. The relief you remember came at the same moment
          as the money left, so the two were learned together. The first few urges that you sit through are
          therefore not only survived. They are new information.
        </Trans>
      </p>
      <h2>
        <Trans>Why fighting it can make it louder</Trans>
      </h2>
      <p>
        <Trans>
          Many of us try to push the thought away by force. For a moment that works. Then the thought comes
          back to be checked on, and there it is again. Arguing with it is no better: an argument keeps it in
          the middle of the room. There is a third way between obeying and fighting, and that is to let it be
          there and look at it. Some people call this urge surfing, because one does not stop a wave; one
          stays on top of it.
        </Trans>
      </p>
      <h2>
        <Trans>Staying beside it, step by step</Trans>
      </h2>
      <ol>
        <li>
          <Trans>
            <strong>Name it.</strong> Say to yourself: ‘This is an urge. It is not an order, and it is not a
            plan.’ If it helps, give it a number from one to ten.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Find it in the body.</strong> Is it in the chest, the stomach, the hands? Is it hot,
            tight, buzzing? Look at its edges as if you had to describe it to somebody who has never felt it.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Breathe out slowly.</strong> Four seconds in, six out. You are not trying to make the urge
            go. You are giving the body something steady to do while it is here.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>When pictures come, don’t finish them.</strong> Notice ‘a picture’, and bring your eyes
            back to something real: five things in the room, the trees outside, the dishes in the sink.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Look at the number again.</strong> After some minutes, has it moved? Even from eight to
            seven is a wave that has turned.
          </Trans>
        </li>
      </ol>
      <h2>
        <Trans>Give the eyes and hands something else</Trans>
      </h2>
      <p>
        <Trans>
          Since cravings live on pictures, anything that needs the mind’s eye takes away some of their food.
          In several experiments a few minutes of a simple puzzle game with moving shapes made cravings
          weaker. A jigsaw, drawing a plan of your childhood home, sorting a drawer, washing up with close
          attention or cooking something new will do as well. It should be easy to begin, and it should have
          nothing to do with money, scores or odds.
        </Trans>
      </p>
      <h2>
        <Trans>Make it safe first</Trans>
      </h2>
      <p>
        <Trans>
          Staying with an urge is much easier where it can’t be acted on in one tap. If the app is open, close
          it and put the phone in another room. If you are standing in front of a betting shop, walk, and surf
          while you walk. If money is within reach, send it to somebody you trust before you do anything else.
          And if the feeling underneath is darker than an urge, if you think about not being alive any more,
          then this is not a moment for exercises. Open Help now and call a person.
        </Trans>
      </p>
      <h2>
        <Trans>What to expect</Trans>
      </h2>
      <p>
        <Trans>
          Urges do not stop because you have understood them. In one study, people who practised this had just
          as many as before; what changed was what they did. Over weeks most people find that urges come less
          often and leave more easily, with bad days in between: paydays, anniversaries, big matches. A strong
          urge on day sixty does not mean that sixty days did nothing. It means that it is a hard day, and
          that you already know how one of these ends.
        </Trans>
      </p>
    </Lesson>
  );
}
