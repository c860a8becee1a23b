import type { Language } from './pattern.rules.ts';

const lists = `
{fillers}: einfach | nur | auch | so | noch | jetzt | echt | wirklich | gerade | eigentlich | halt | eh | schon | endlich | manchmal | oft | immer | wieder | verdammt | scheisse | ganz | sehr | doch | mal | am liebsten
{self}: ich | mich | mir | mein | meine | meinem | meiner | meinen | meines
{others}: er | sie | ihn | ihm | ihr | sich | bruder | schwester | vater | mutter | papa | mama | sohn | tochter | freund | freundin | freunde | kumpel | mann | frau | onkel | tante | cousin | cousine | nachbar | nachbarin | kollege | kollegin | jemand | leute | opa | oma | partner | partnerin | spieler
{telling}: sagt | sagte | meint | meinte | schreibt | schrieb | erzahlt | erzahlte | redet | denkt
{past}: wollte | habe | hatte | war | dachte | versucht | versuchte | gedacht | gewollt
{present}: will | mochte | werde | bin | denke | wunsche
{auxiliary}: hatte
{will}: will | mochte | mocht | wollte | wunsche | wurde | wurd | werde | denke daran | denk dran | denke oft daran | denke nur noch daran | uberlege | kann | konnte | muss | sollte | habe vor | hab vor | plane | lust | gedanken | gedanke | kurz davor | versuche | versucht | versuchen | liebsten | wunsch | besser | bereit | zeit | entschlossen | daran denken | daran gedacht
{umbringen}: umbringen | umzubringen | umbringe | toten | zu toten | tote | erhangen | zu erhangen | erhange | aufhangen | aufzuhangen | erschiessen | zu erschiessen | erschiesse | ertranken | vergiften | ritzen | ritze | geritzt | verletzen | zu verletzen | verletze | schneiden | selbst verletzen | selbst toten | umgebracht | umlegen | wegmachen | abknallen | vor (den | einen | die | n) (zug | bahn | auto | lkw | u bahn) (werfen | schmeissen | werfe | zu werfen | legen | stellen) | von (der | einer) (brucke | dach | klippe) (sturzen | werfen | springen | sturze)
{sterben}: sterben | zu sterben | sterbe | tot sein | tot zu sein | tot ware | tot | krepieren | verrecken | verschwinden fur immer | fur immer (verschwinden | weg | schlafen | weg sein | einschlafen) | nicht mehr (leben | da sein | hier sein | existieren | aufwachen | sein | weiterleben | weiter leben | zu leben | aufzuwachen | aufwache | leben mussen | da ware) | nie (wieder | mehr) (aufwachen | aufwache | aufzuwachen) | nie geboren | einschlafen und nicht (mehr)? (aufwachen | aufwache) | diese welt verlassen | nicht existieren | weg von dieser welt | unter der erde | ins gras beissen | abkratzen | nicht (aufwachen | aufwache | leben)
`;

const patterns = `
[ideation] Sich töten
mich (heute|heute abend|heute nacht|morgen|jetzt|bald|gleich|dann|einfach|nachher) (umbringen|toten|erschiessen|erhangen|aufhangen|ertranken|vergiften)  # Ich werde mich heute Abend umbringen
(nehm|nehme|nahm|nimm) (ich)? mir .. (das|mein) leben  # Heute Nacht nehm ich mir das Leben
(bring|bringe|brachte|mach|mache|hang|hange|erschiess|erschiesse|stech|leg|lege|knall|knalle) ich mich .. (um|weg|auf|ab|$)  # Morgen bring ich mich um
(mach|mache|machen) (ich)? (jetzt|heute|dem)? .. (schluss|ende) .. (mit (allem|dem leben|mir)|$)  # Heute mach ich Schluss
(tu|tue|tun|tat) (ich)? mir .. (weh|was an|etwas an)  # Ich tu mir was an
mir (etwas|was) (anzutun|antun|antue)  # Ich denke daran, mir etwas anzutun
(beende|beenden|zu beenden|beendet) .. (mein leben|alles|es (heute|jetzt|endlich)|das alles|mein leiden)  # Ich beende mein Leben
(mich|mir) (selbst|selber|bald)? {umbringen}  # Ich will mich umbringen
{umbringen} ... mich  # Umbringen will ich mich
(bringe|bring|brachte) mich .. um  # Ich bring mich um
(mache|mach|machen) (mit|mich) (allem|kalt|weg|meinem leben) .. (schluss|ende)?  # Ich mache mit allem Schluss
(schluss) (machen|mache|mach|zu machen|ist) .. (mit allem|mit dem leben|mit meinem leben)  # Schluss machen mit allem
(mit (allem|dem leben|meinem leben|der welt)) .. (schluss|ende|abschliessen|abgeschlossen) .. (machen|mache|mach|setzen)?  # Ich will mit allem Schluss machen
(meinem leben|dem leben|dem ganzen|dem allem|meinem leiden|meiner qual) .. (ein)? ende .. (setzen|machen|setze|bereiten)  # Ich will meinem Leben ein Ende setzen
(mir|mein) .. (das)? leben .. (nehmen|nehme|zu nehmen|beenden|beende|genommen|wegwerfen)  # Ich will mir das Leben nehmen
(selbstmord|suizid|suizid*|selbstmord*|freitod|lebensmude|todessehnsucht|selbsttotung)  # Ich habe Suizidgedanken
(selbstverletz*|selbst verletz*)  # Ich habe mich selbst verletzt
(pulsadern|adern|handgelenk|handgelenke) .. (auf|schneid*|aufschneid*|ritz*)  # Ich will mir die Pulsadern aufschneiden
(von|aus) (der|einer|dem|einem) (brucke|dach|hochhaus|fenster|balkon|klippe|turm) .. (spring*|sturz*|fall*|gesprungen)  # Von der Brücke zu springen wäre leicht
(spring*|sturz*) .. (von|aus|vor) (der|einer|dem|einem|den|die|einen|n) (brucke|dach|hochhaus|fenster|balkon|klippe|turm|zug|bahn|u bahn|s bahn)  # Ich springe von der Brücke
(vor) (den|einen|n|ne|die) (zug|bahn|lkw|auto|u bahn|s bahn) .. (spring*|werf*|leg*|lauf*|geh*|schmeiss*)  # Vor den Zug legen wäre leicht
(kugel) (in den|durch den) kopf  # Eine Kugel in den Kopf
(alle|ganzen|viele) .. (tabletten|pillen|schlaftabletten|medikamente) .. (nehmen|schlucken|nehme|genommen|schluck*)  # Ich will alle Tabletten schlucken
gegen (den|einen|n|die) (baum|wand|brucke|brückenpfeiler|lkw) .. (fahren|fahre|lenken|rasen)  # Ich könnte gegen einen Baum fahren

[ideation] Ein Wunsch zu sterben
{will} (ich|nur noch|dass ich|ich ware|daran|lieber|gern)? {sterben}  # Ich will sterben
{will} (nie|nicht) (mehr|wieder) (aufwachen|aufwache|leben|da sein)  # Ich würde am liebsten nie wieder aufwachen
{sterben} {will}  # weil ich sterben will
(ich) .. nicht mehr (leben|da sein|hier sein|weiterleben|aufwachen|existieren) .. {will}  # weil ich nicht mehr leben will
{sterben} .. {will} ich  # Sterben will ich
(ware|war|wär) (ich)? (doch|lieber|besser|bloss)? (tot|nie geboren|nicht (mehr)? (da|hier)|gestorben|nicht mehr am leben)  # Ich wünschte, ich wäre tot
(ohne mich) .. (besser|glucklicher|leichter|dran|gut)  # Ohne mich wären sie besser dran
(besser|glucklicher|leichter|besser dran) .. (ohne mich|wenn ich (tot|weg|nicht mehr|sterbe|nicht)|tot)  # Alle wären besser dran ohne mich
(tot) .. mehr wert  # Tot bin ich mehr wert
mehr wert .. tot  # Ich bin mehr wert, wenn ich tot bin
(lebensversicherung|risikolebensversicherung) + (besser|schulden|zahl*|familie|kinder|frau|abbezahl*)  # Die Lebensversicherung zahlt die Schulden
(bin|sei) .. (eine|nur eine)? (last|belastung|burde)  # Ich bin allen nur eine Last
(niemand|keiner) .. (vermissen|vermisst|vermisse|merken|fehlen|trauern|braucht mich|wurde es merken)  # Niemand würde mich vermissen
(wenn|falls) ich .. (tot|sterbe|gestorben|nicht mehr (da|hier|lebe|bin)|weg bin|nicht mehr aufwache)  # Wenn ich nicht mehr da bin
(hoffe|wunsche|bete|wunschte) ... (nicht mehr|nie mehr|nie wieder|nicht) .. (auf|aufwach*|da|leben|hier|geboren)  # Ich hoffe, ich wache nicht mehr auf
(wache|wach|aufwachen) .. (nicht mehr|nie mehr|nie wieder) .. (auf)?  # Hoffentlich wache ich nicht mehr auf

[ideation] Nicht mehr leben wollen
(will|mag|kann|mochte|halt) (ich)? (das|es|so)? .. nicht mehr (leben|da sein|hier sein|existieren|am leben)  # So kann ich nicht mehr leben
(keine|keinen|kein|null|nix|nichts) ... (lust|bock|sinn|kraft|grund|wille|willen) .. (mehr)? (zu|am|auf|furs|fur das|im)? (leben|weiterleben|lebens|da zu sein|weiterzumachen)  # Null Bock auf Leben
(mude|satt|leid|uberdrussig) (vom|des|am|das)? (leben|lebens|zu leben)  # Ich bin müde vom Leben
(ohne mich) .. (besser|leichter|glucklicher|gut) .. (dran|haben)?|(besser|leichter|glucklicher) .. (dran)? ohne mich  # Ohne mich seid ihr besser dran
(hoffe|bete|wunsche|wunschte|wenn) ... (nicht mehr|nie mehr|nicht) (aufwache|aufzuwachen|aufwachen|da ware|wach werde)  # Ich bete, dass ich nicht mehr aufwache
{will} .. nicht mehr (leben|weiterleben|da sein|hier sein|existieren|auf (der|dieser) welt sein|aufwachen|weitermachen|weiter leben|sein)  # Ich will nicht mehr leben
(nicht mehr|kein|keinen|keine|nichts) .. (lebenswillen|lebensmut|lebenswert|lebensfreude|grund zu leben|grund mehr zu leben|grund weiterzuleben|lust (mehr)? (zu|auf) (leben|das leben|mein leben)|wofur .. lebe*|sinn (mehr)? (im leben|zu leben|weiterzuleben|weiterzumachen|hier zu sein))  # Ich habe keinen Grund mehr zu leben
(mein leben|das leben|leben) (ist|hat|macht) .. (nicht mehr lebenswert|keinen sinn|sinnlos|nicht lebenswert|nichts (mehr)? wert|vorbei|unertraglich|eine qual)  # Mein Leben ist sinnlos
(mude|satt|leid|keine kraft) .. (zu leben|zum leben|das leben|des lebens|mein leben|vom leben)  # Ich bin müde zu leben
(leben) (satt|leid|mude)  # Ich habe das Leben satt
(wozu|warum|wofur) .. (lebe|leben|weiterleben|bin) ich .. (noch|hier|uberhaupt|am leben)?  # Wozu lebe ich noch
(einziger|einzige|letzter) (ausweg|losung|weg) .. (tod|sterben|umbring*|ist|bleibt)  # Der einzige Ausweg ist der Tod
kann so nicht (mehr)? (weiterleben|leben)  # Ich kann so nicht mehr weiterleben
(tod) .. (erlosung|ausweg|losung|frieden|ruhe|besser)  # Der Tod wäre eine Erlösung

[imminent named] Ein Plan, ein Abschied
(heute|heute nacht|heute abend|morgen|jetzt|gleich) .. (bringe|bring|mache|mach|nehme|spring*|erschiess*|erhang*|sterbe|werde) ich? (mich|mir|mein|von|vor|schluss)? .. (um|schluss|leben|brucke|zug|umbringen|toten|sterben|ende|mit allem)  # Heute Nacht bringe ich mich um
(werde|habe beschlossen|hab beschlossen|bin entschlossen|habe entschieden) (mich umbringen|mich (um)?zubringen|mich umzubringen|mich toten|mir das leben (zu)? nehmen|sterben|zu sterben|schluss (zu)? machen|erhangen|springen)  # Ich werde mich umbringen
abschiedsbrief*  # Der Abschiedsbrief liegt auf dem Tisch
(habe|hab|liegen|liegt) .. (strick|seil|pistole|waffe|die tabletten|genug tabletten|gift|rasierklinge*) - (arzt|rezept|verschrieben)  # Ich habe den Strick schon
(lebt wohl|lebe wohl|leb wohl|auf nimmerwiedersehen|abschied fur immer|letzte nachricht|letzter abend|letzte nacht auf)  # Lebt wohl, alle
(tschuss|ade) (ihr lieben fur immer|welt|fur immer|grausame welt)  # Tschüss Welt
(stehe|steh|sitze|sitz|bin) .. (auf|an|am) (der|dem|den) (brucke|dach|gleis|gleisen|gelander|abgrund|klippe|bahngleis|bahngleisen)  # Ich stehe auf der Brücke
(habe|hab) .. (alle|zu viele|viele|eine packung|die ganzen) .. (tabletten|pillen|schlaftabletten) .. (genommen|geschluckt|intus)  # Ich habe alle Tabletten genommen

[concern] Jemand anderes
(sich) .. (umgebracht|umbringen|getotet|erhangt|das leben (genommen|nehmen)|erschossen|vor den zug|ritzt|toten|umzubringen|aufgehangt)  # Mein Bruder hat sich umgebracht

[denial] Es ist nicht so
(nicht|nie|niemals|kein|keine|keinen|weder)  # Ich will nicht sterben
(nie|niemals|nicht) (im leben|daran|vor|die absicht|auf die idee) (mich|mir|zu)?  # Ich habe nicht vor, mich umzubringen
mich (nie|niemals|nicht)  # Ich würde mich nie umbringen

[stillTrue] Es ist so
(warum nicht|kann nicht (aufhoren|mehr aufhoren) (daran|an)?|nicht nur|weiss nicht (ob|warum))  # Warum nicht mich umbringen

[untilNow] Jetzt
(bis (heute|jetzt|gestern)|so sehr|so stark|wie jetzt)  # Noch nie wollte ich sterben bis heute

[past] Vor langer Zeit
vor (<number>|zehn|funf|zwei|drei|vier|sechs|sieben|acht|neun|zwanzig|vielen|einigen|ein paar|langer) (jahren|monaten|zeit|jahr)  # Vor zehn Jahren wollte ich sterben
(als ich (jung|klein|<number>|ein|noch)|damals|fruher|in meiner jugend|<year>|vor der therapie)  # Früher wollte ich sterben

[recent] Vor kurzem
(gestern|gestern abend|gestern nacht|heute|letzte nacht|diese woche|in letzter zeit|wieder)  # Gestern wollte ich sterben

[returns] Es ist wieder da
(wieder (da|zuruck|so|soweit|genauso)|kommt wieder|kommen wieder|zuruckgekommen|zuruck)  # Vor zehn Jahren wollte ich sterben, heute Nacht ist es wieder da

[same] Ich auch
(will|mochte|werde) .. (dasselbe|das gleiche|auch|ihm folgen|ihr folgen|zu ihm|zu ihr)  # Mein Bruder hat sich umgebracht und ich will dasselbe

[soon] Jetzt
(heute|heute nacht|heute abend|jetzt|morgen|gleich|sofort)  # Ich will sterben, jetzt

[idiom] Eine Redensart
(bringt|bringen|wird|killt) mich (um|umbringen) (wenn|$)  # Meine Frau bringt mich um, wenn sie das sieht
(lach*|totlach*|krank lach*) (mich|mir) .. (tot|kaputt|schlapp)  # Ich lach mich tot
(lach|lache|lachen|arger|argere|schame|arbeite|langweile|freu|freue) mich (noch|halb)? (zu tode|tot|kaputt)  # Ich langweile mich zu Tode, ich lach mich tot
(sterben|sterbe|zum sterben) (vor|fur) (hunger|langeweile|lachen|scham|peinlichkeit|durst|hitze|neugier|ein|eine|einen)  # Ich sterbe vor Langeweile
(zum sterben) (schon|langweilig)  # Das will ich sehen, zum Sterben schön
(tot|tote|toter) (handy|akku|pixel|winkel|hose|linie|rennen)  # Ich wünschte, mein Handy war nicht tot, toter Akku
(handy|akku|telefon|rechner|laptop|pc|auto|batterie|konto|leitung) .. (tot|stirbt|gestorben)  # Handy war tot, sorry
(schluss) (mit (dem|der|den|meinem|meiner)? (zocken|spielen|spielsucht|sucht|wetten|automaten|casino|glucksspiel|lugen|freundin|freund|job|app|konto|mist|scheiss|ganzen|rauchen|alkohol))  # Ich will endlich Schluss mit dem Zocken machen
(mit (dem|der|den|meinem|meiner)? (zocken|spielen|spielsucht|sucht|wetten|automaten|casino|glucksspiel|lugen|freundin|freund|job|app|konto|rauchen|alkohol)) .. (schluss|ende|abschliessen|aufhoren)  # Mit dem Zocken endlich Schluss
nicht mehr (so|hier|bei|mit|in|auf|von) .. (leben|wohnen|weiterleben)  # Ich will nicht mehr bei meinen Eltern leben
nicht mehr leben (bei|mit|in|wie|von)  # Ich will nicht mehr leben wie ein Lügner
(zeit) (tot|totschlagen|totzuschlagen)  # Ich will nur Zeit totschlagen
(mir|mich) .. (haare|nagel|brot|gemuse) (zu)? schneid*  # Ich will mir die Haare schneiden
(mich|mir) (beim|im|am) (sport|fussball|training|knie|kochen|spiel|arbeit) (verletz*|geschnitten)  # Ich habe mich beim Fußball verletzt
(besser|glucklicher) .. ohne (zocken|spielen|wetten|casino|gluckspiel|das)  # Ich bin besser dran ohne Zocken
(selbstmord|selbstmorder|himmelfahrts) (wette|kommando|einsatz|tipp)  # Das war eine Selbstmord Wette
`;

export const german: Language = { code: 'de', lists, patterns: [patterns] };
