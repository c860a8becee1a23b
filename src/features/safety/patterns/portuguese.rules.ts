import type { Language } from './pattern.rules.ts';

const lists = `
{fillers}: so | apenas | mesmo | muito | tao | tambem | sempre | ja | realmente | simplesmente | porra | caralho | foda | tipo | logo | de verdade | agora | toda | todo | ai | ne
{self}: eu | me | mim | meu | minha | meus | minhas | comigo | quero | vou | estou | to | tou | tenho | sinto | penso
{others}: ele | ela | eles | elas | irmao | irma | pai | mae | filho | filha | amigo | amiga | amigos | marido | esposa | mulher | esposo | primo | prima | tio | tia | avo | vizinho | vizinha | namorado | namorada | parceiro | parceira | colega | alguem | gente | se | seu | sua | matou | suicidou | jogador
{telling}: diz | disse | dizem | fala | falou | contou | escreveu | acha | pensa
{past}: queria | quis | tentei | pensava | pensei | estava | era | tinha | tive | fiz
{present}: quero | vou | estou | to | tenho | penso
{auxiliary}: tinha
{querer}: quero | queria | quis | gostaria | desejo | preferia | prefiro | preciso | vontade de | penso em | pensando em | pensei em | pensar em | pensado em | pensamentos de | ideia de | vou | vou me | prestes a | decidi | decidido a | planejo | planejando | posso | poderia | deveria | tento | tentei | tentar | tomara | oxala | quem me dera | melhor | pronto para | pronto pra | hora de | capaz de | so me resta | apetece me
{matar}: matar | suicidar | enforcar | jogar (da ponte | na frente | do predio | da janela | debaixo | de um | do alto | do) | atirar (da | na | para | debaixo | de) | cortar os pulsos | cortar | machucar | ferir | magoar | mutilar | afogar | envenenar | dar um tiro | tirar a vida
{me matar}: me {matar} | matar me | suicidar me | enforcar me | cortar me | magoar me | atirar me (da | de | para | debaixo) | tirar (a)? minha (propria)? vida | tirar a (minha)? (propria)? vida | acabar com (a)? minha (propria)? vida | acabar com a vida | acabar comigo | dar (um)? fim (a | na | em)? (minha)? (propria)? vida | dar cabo de mim | por fim a (minha)? vida | por um fim (a | em) (tudo | minha vida) | dar um tiro na (cabeca | boca) | estourar (meus)? miolos | tomar todos (os)? (remedios | comprimidos) | tomar (um)? veneno | pular (da ponte | de um predio | da janela | do predio | na frente | de uma ponte) | cortar (os)? (meus)? pulsos | cortar as veias | saltar (da ponte | da janela) | bater o carro de proposito | me autolesionar
{morrer}: morrer | estar morto | estar morta | desaparecer (para | pra) sempre | sumir (do mundo | dessa vida | desse mundo | da face | para sempre | pra sempre | de vez) | deixar de (existir | viver) | nao (existir | acordar | acordar mais | viver | estar aqui | ter nascido | estar mais aqui | existir mais) | nunca mais acordar | dormir (para | pra) sempre | dormir e (nao | nunca) (mais)? acordar | dormir e nunca mais acordar | nunca ter nascido | partir desse mundo | ir embora (desse mundo | dessa vida | para sempre | pra sempre) | que tudo (acabe | acabasse) | que isso tudo acabe | parar de (existir | viver) | estar debaixo da terra
{viver}: viver | continuar vivendo | continuar a viver | continuar vivo | continuar viva | continuar | estar vivo | estar viva | existir | estar aqui | estar neste mundo | acordar | levantar | seguir | estar mais aqui
`;

const patterns = `
[ideation] Matar-se
(n|nem) (aguento|quero|consigo) mais (viver|acordar|existir|continuar)  # N aguento mais viver assim
me (cortei|machuquei|feri|queimei) (de novo|outra vez|ontem|hoje|quando|depois|$)  # Me cortei de novo
(acabo|acabei|acabar|termino|terminar|ponho fin|por fim|dou fim|dar fim|ponho fim) (com|a|na|em) (a)? (minha)? (propria)? (vida|existencia|sofrimento)  # Essa noite eu acabo com a minha vida
(peco|rezo|imploro|oro) (a|pra|para|que|por)? (deus|nossa senhora)? (pra|para|que|por) ... (morrer|morra|morte|leve|acordar|levar)  # Peço a Deus pra morrer
(nao|nem|sem|nenhum|nada) ... (sentido|razao|motivo|vontade|forca|forcas|graca) .. (em|para|pra|de) (continuar|viver|seguir|existir|estar|acordar|levantar)  # Não vejo sentido nenhum em continuar vivo
(quero|queria|vontade de|preciso|so queria) (so|apenas)? (sumir|desaparecer|dormir e nao acordar|morrer|nao existir|que deus me leve|deixar de existir)  # Só queria sumir
(me|eu me) (faco mal|machuco|corto|firo)  # Eu me machuco quando perco
(penso|pensando|pensei|cabeca) ... (me matar|matar me|suicid*|morte|morrer|tirar minha vida|me jogar)  # Penso na morte todo dia
nao (aguento|consigo|quero|suporto) (mais)? (viver|continuar|seguir|estar (aqui|vivo|viva))  # Não aguento mais viver
{me matar}  # Estou pensando em me matar
{querer} me {matar}  # Quero me matar
(me mato|me suicido|me enforco|me jogo (da|do|na frente|debaixo)|me corto|mato me)  # Se perder eu me mato
(suicidio|suicida|suicidas|suicidar|suicidarme)  # O suicídio não sai da minha cabeça
(acabar|terminar) (com tudo|com isso tudo de vez|com essa vida|com esta vida|com meu sofrimento|com a minha existencia|logo com tudo)  # Quero acabar com tudo
(me cortando|me machucando|autolesao|automutil*)  # Estou me cortando de novo

[ideation] Um desejo de morrer
{querer} ... {morrer}  # Quero morrer
(tomara|oxala|quem me dera|espero|rezo) ... (morto|morta|morresse|morra|acordar|acordasse|acorde|nascido|existisse|sumisse|mate|matasse)  # Tomara que eu não acorde amanhã
(melhor|felizes|feliz|tranquilos|mais facil) .. (sem mim|se eu (morresse|sumisse|nao existisse|morrer|nao estivesse)|morto|morta)  # Eles estariam melhor sem mim
(valho|vale|valeria) mais (morto|morta)  # Valho mais morto do que vivo
(seguro de vida) + (melhor|pag*|dividas|receb*|familia|filhos)  # O seguro de vida pagaria as dívidas
(sou|ser) (um|so um|apenas um) (peso|fardo|estorvo)  # Sou um peso para todos
ninguem (vai)? .. (sentir (minha)? falta|sentiria (minha)? falta|me quer|precisa de mim|notar|notaria|ligaria|choraria)  # Ninguém vai sentir minha falta
(se|quando) (eu)? (morrer|morresse|sumir|sumisse|nao estiver mais|desaparecer|desaparecesse|nao acordar|me for)  # Quando eu não estiver mais aqui
(a)? morte .. (alivio|solucao|saida|paz|melhor|descanso)  # A morte seria um alívio

[ideation] Não querer viver
nao (quero|queria|consigo|aguento|suporto|mereco|tenho vontade de|tenho (motivo|motivos|razao|razoes) (para|pra)|vale a pena|vejo sentido em|vejo razao (para|pra)|ha razao para|tenho mais vontade de|desejo|me resta forca (para|pra)) (mais)? .. {viver}  # Não quero mais viver
(sem|perdi a|nenhuma) vontade de (viver|existir|acordar)  # Estou sem vontade de viver
(cansado|cansada|farto|farta|exausto|exausta) (de|da) (viver|vida|existir|estar vivo|estar viva)  # Estou cansada de viver
(minha vida|a vida|viver) (ja)? nao (tem|faz|vale) .. (sentido|a pena|valor|nada|jeito)  # Minha vida não tem mais sentido
(para que|pra que|por que|porque) .. (viver|continuar (vivo|viva|vivendo)|estou vivo|estou viva|to vivo|to viva|existo)  # Pra que continuar vivo
nao quero (mais)? (estar|ficar|continuar) .. (aqui|neste mundo|nesse mundo|nesta vida|nessa vida|vivo|viva|$)  # Não quero mais estar aqui
unica (saida|solucao|opcao) .. (morrer|morte|matar|suicid*|e|que resta)  # A única saída é morrer

[imminent named] Um plano, uma despedida
(vou|hoje|amanha|essa noite|esta noite|hoje a noite|agora|ja) (eu)? (vou)? me (matar|suicidar|enforcar|jogar|mato|suicido|enforco)  # Hoje vou me matar
(decidi|estou decidido a|estou decidida a|vou) (me matar|tirar (a)? minha (propria)? vida|acabar com (a)? minha vida|morrer hoje|dar fim (a|na) minha vida)  # Decidi tirar minha vida
(tenho|comprei|separei|juntei|guardei|ja tenho) .. (a corda|uma corda|os comprimidos (prontos|aqui)|os remedios (prontos|aqui)|a arma|uma arma|o revolver|o veneno|veneno|a lamina|laminas|chumbinho) - (medico|receita)  # Comprei uma corda
(carta|bilhete) (de)? (despedida|suicidio|adeus)  # Deixei a carta de despedida
adeus (a todos|pessoal|mundo|para sempre|pra sempre|mundo cruel|meus|gente)  # Adeus a todos
(minha)? ultima noite (aqui|viva|vivo|na terra|$)  # É minha última noite
(estou|to) (em cima|na beira|no alto|na beirada|em pe|sentado|sentada)? .. (na|da|do|no) (ponte|predio|telhado|trilhos|parapeito|varanda|viaduto|terraco)  # Estou na beira da ponte
(tomei|engoli) (todos|todas|um monte|varios|muitos|a cartela) .. (comprimidos|remedios|remedio|cartela|calmantes|veneno)  # Tomei todos os comprimidos

[concern] Outra pessoa
se (matou|suicidou|enforcou|jogou da|cortou|quer matar|mataram)  # Meu irmão se matou
(quer|queria) (morrer|se matar|se suicidar|tirar a (propria)? vida)  # Minha filha quer morrer
(tentativa de suicidio|tirou a propria vida|suicidou se|matou se)  # Ela teve uma tentativa de suicídio

[denial] Não é assim
(nao|nunca|jamais|nem)  # Eu nunca me mataria
(nao|nunca|jamais) (quis|queria|quero|pensei em|penso em|vou|tenho vontade de|tenho (pensamentos|intencao|ideia) de|e|pretendo) (me)?  # Não penso em me matar

[stillTrue] É assim
(por que nao|nao (consigo|paro de|posso) (parar de)? (pensar em|querer)?|nao so|nao sei (se|por que))  # Não consigo parar de pensar em me matar

[untilNow] Agora
(ate (agora|hoje|esta noite)|tanto|como (agora|hoje))  # Nunca quis morrer tanto

[past] Há muito tempo
(ha|faz) (<number>|muitos|uns|dez|cinco|dois|tres|quatro|seis|sete|oito|nove|vinte|anos|alguns) (anos|meses|tempo)?  # Há dez anos tentei me matar
(<number>|dez|cinco|dois|tres|muitos|alguns) (anos|meses) atras  # Dez anos atrás tentei me matar
(quando eu (era|tinha)|no passado|em <year>|na adolescencia|antes da terapia)  # Quando eu era jovem queria morrer

[recent] Há pouco
(ontem|ontem a noite|hoje|esta noite|essa noite|esta semana|essa semana|ultimamente|de novo|outra vez)  # Ontem tentei me matar

[returns] Voltou
(voltou|voltaram|volta|esta voltando|de novo|outra vez|a mesma coisa)  # Há dez anos tentei me matar e hoje voltou

[same] O mesmo
(quero|vou|penso) .. (o mesmo|a mesma coisa|ir com (ele|ela)|seguir (ele|ela)|tambem)  # Meu irmão se matou e quero fazer o mesmo

[soon] Agora
(hoje|essa noite|esta noite|agora|amanha|ja|hoje a noite|neste fim de semana)  # Quero morrer hoje

[idiom] Um modo de falar
(vai|vao|ia|pode|iria) (me|nos) matar (quando|se|por|$)  # Minha mulher vai me matar quando vir a fatura
(morrer|morrendo|morro|morri|morto|morta|morta) de (rir|fome|sede|frio|calor|vontade|vergonha|tedio|sono|medo|amor|saudade|rir|raiva|cansaco|ciume)  # Quero morrer de rir
me mata (de|do)  # Esse jogo me mata de raiva
(acabar|terminar) (com)? (esse|essa|este|esta|o|a|meu|minha) (vicio|jogo|conta|divida|dividas|aposta|apostas|namoro|relacao|mes|dia|semana|habito)  # Quero acabar com esse vício
nao quero (mais)? (viver|estar|continuar|ficar) (aqui)? (nesta|nessa|neste|nesse|na|no|com (meus|minha|meu|ele|ela|dividas)|de (aluguel|favor)|em (divida|casa)|jogando|apostando|mentindo|assim com|aqui (no|na))  # Não quero mais viver nessa casa
(consigo|posso|quero) (mais)? continuar (jogando|apostando|mentindo|perdendo|a jogar|a apostar)  # Não quero continuar jogando
(aposta|missao|jogada) suicida  # Foi uma aposta suicida
(matar|matando) (o)? tempo  # Só quero matar tempo
me (cortar|corto) (o cabelo|as unhas|relacoes|com a faca)  # Vou me cortar o cabelo
(sumir|desaparecer) (das|do|da) (redes|instagram|lista|grupo|facebook|mapa por)  # Quero sumir das redes
(melhor) sem (jogo|jogar|apostar|apostas|cassino)  # Eles estariam melhor sem jogo
`;

export const portuguese: Language = { code: 'pt', lists, patterns: [patterns] };
